import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/actrank': { '/actrank?period=year': ['guest', 'volunteer'] },
  '/team-ranking': { '/team-ranking?period=all': ['guest'] },
  '/orgrank': { '/orgrank?period=all': ['guest'] },
}
