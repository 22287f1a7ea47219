import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/feedback': { '/feedback': ['guest', 'resident'] },
  '/feedback-his': { '/feedback-his': ['resident'] },
  '/feedback-detail/:id': { '/feedback-detail/feedback-demo-1': ['resident'] },
}
