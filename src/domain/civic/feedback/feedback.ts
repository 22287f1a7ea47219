import type { CaseStep } from '../../frame/cases/case-step'
import type { FeedbackKind } from './feedback-form'
import type { FeedbackAct, FeedbackState } from './feedback-lifecycle'

/** The acts that the author may do. */
export type OfferedFeedbackAct = Extract<FeedbackAct, 'add' | 'close'>

/** Feedback as its author's list shows it. */
export interface FeedbackCard {
  readonly id: string
  readonly kind: FeedbackKind
  readonly summary: string
  readonly state: FeedbackState
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  /** Whether the latest answer has not been seen yet. */
  readonly unread: boolean
  readonly acts: readonly OfferedFeedbackAct[]
}

export interface Feedback extends FeedbackCard {
  readonly text: string
  readonly pictures: readonly string[]
  readonly steps: readonly CaseStep<FeedbackAct | 'submit', FeedbackState>[]
}
