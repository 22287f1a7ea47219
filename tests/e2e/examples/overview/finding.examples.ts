import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/find': {
    '/find': ['guest', 'resident'],
    '/find?tab=member': ['guest'],
    '/find?kind=topics&period=today': ['guest'],
  },
}
