import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/practice/:id': { '/practice/org-10': ['guest'], '/practice/venue-08': ['guest'] },
}
