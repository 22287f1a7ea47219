import type { Examples } from '../support/screens'

export const examples: Examples = {
  '/practice-venue': { '/practice-venue': ['guest'], '/practice-venue?kind=spot': ['guest'] },
  '/venue-details/:id': { '/venue-details/venue-01': ['guest'] },
}
