import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/around': { '/around': ['guest'], '/around?kind=market': ['guest'] },
  '/arounds/:id': { '/arounds/amenity-001': ['guest'] },
}
