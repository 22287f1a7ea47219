import type { CaseStep } from '../../frame/cases/case-step'
import type { FeedbackKind } from './feedback-form'
import type { FeedbackAct, FeedbackState } from './feedback-lifecycle'

/** The acts of the author. */
export type OfferedFeedbackAct = Extract<FeedbackAct, 'add' | 'close'>

/** Feedback in its author's list. */
export interface FeedbackCard {
  readonly id: string
  readonly kind: FeedbackKind
  readonly summary: string
  readonly state: FeedbackState
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  /** The latest answer has not been seen yet. */
  readonly unread: boolean
  readonly acts: readonly OfferedFeedbackAct[]
}

export interface Feedback extends FeedbackCard {
  readonly text: string
  readonly pictures: readonly string[]
  readonly steps: readonly CaseStep<FeedbackAct | 'submit', FeedbackState>[]
}
