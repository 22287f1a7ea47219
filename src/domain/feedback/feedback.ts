import type { CaseStep } from '../cases/case-step'
import type { FeedbackKind } from './feedback-form'
import type { FeedbackAct, FeedbackState } from './feedback-lifecycle'

/** What the author may do. */
export type OfferedFeedbackAct = Extract<FeedbackAct, 'add' | 'close'>

/** Feedback as its author's list shows it. */
export interface FeedbackCard {
  readonly id: string
  readonly kind: FeedbackKind
  readonly summary: string
  readonly state: FeedbackState
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  /** The last answer was not seen yet. */
  readonly unread: boolean
  readonly acts: readonly OfferedFeedbackAct[]
}

export interface Feedback extends FeedbackCard {
  readonly text: string
  readonly pictures: readonly string[]
  readonly steps: readonly CaseStep<FeedbackAct | 'submit', FeedbackState>[]
}
