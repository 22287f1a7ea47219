import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/found-team': { '/found-team': ['volunteer', 'resident', 'guest'] },
  '/team-change/:id': { '/team-change/team-01': ['volunteer'] },
}
