import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/red-packet': {
    '/red-packet': ['guest', 'resident', 'volunteer'],
    '/red-packet?id=packets-welcome&show=mine': ['volunteer'],
    '/red-packet?id=packets-spring': ['guest'],
    '/red-packet?id=packets-reading': ['guest'],
    '/red-packet?id=packets-autumn': ['guest'],
  },
}
