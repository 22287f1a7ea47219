import type { Lifecycle } from '../../frame/cases/lifecycle'

export const feedbackStates = ['open', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]
export type FeedbackRole = 'author' | 'operator'
export type FeedbackAct = 'answer' | 'add' | 'close'

/**
 * The lifecycle of feedback. Authors who are not satisfied with an answer can add to their feedback, which then waits
 * for an answer again.
 */
export const feedbackLifecycle: Lifecycle<FeedbackState, FeedbackRole, FeedbackAct> = {
  start: 'open',
  acts: {
    answer: { from: ['open', 'answered'], to: 'answered', by: ['operator'] },
    add: { from: ['open', 'answered'], to: 'open', by: ['author'] },
    close: { from: ['open', 'answered'], to: 'closed', by: ['author', 'operator'] },
  },
}
