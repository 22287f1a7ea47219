import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/practice-venue': {
    '/practice-venue': ['guest'],
    '/practice-venue?kind=spot': ['guest'],
    '/practice-venue?kind=organisation': ['guest'],
  },
  '/position-information': {
    '/position-information?id=venue-01': ['guest'],
    '/position-information?id=venue-60&tab=children': ['guest'],
  },
  '/venue-details/:id': { '/venue-details/venue-01': ['guest'] },
}
