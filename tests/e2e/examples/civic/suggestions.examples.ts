import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/interact': {
    '/interact': ['guest'],
    '/interact?department=department-roads': ['guest'],
    '/interact?order=mine': ['resident'],
  },
  '/interact/figures': { '/interact/figures': ['guest'] },
  '/interacts/:aid': { '/interacts/suggestion-demo-06': ['guest'], '/interacts/suggestion-demo-01': ['resident'] },
  '/interacts/:aid/comment/:id': { '/interacts/suggestion-demo-01/comment/comment-suggestion-demo-01-1': ['guest'] },
  '/interacts/:id/record': {
    '/interacts/suggestion-demo-14/record': ['guest'],
    '/interacts/suggestion-demo-01/record': ['resident'],
  },
  '/interacts/:id/correct': { '/interacts/suggestion-demo-11/correct': ['resident'] },
  '/send-inter': { '/send-inter': ['guest', 'resident'] },
}
