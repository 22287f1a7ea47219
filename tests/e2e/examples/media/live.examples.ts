import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/live': { '/live': ['guest'], '/live?when=coming': ['guest', 'resident'], '/live?when=past': ['guest'] },
}
