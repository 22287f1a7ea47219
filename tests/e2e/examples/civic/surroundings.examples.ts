import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/my-street': { '/my-street?place=venue-venue-01': ['guest', 'resident'], '/my-street': ['guest'] },
}
