import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/practice-map': {
    '/practice-map': ['guest'],
    '/practice-map?at=26.42%2C111.61%2C16&place=venue-venue-01': ['guest'],
  },
  '/around-map': { '/around-map': ['guest'], '/around-map?kind=market': ['guest'] },
  '/arounds-map/:id': { '/arounds-map/amenity-001': ['guest'] },
}
