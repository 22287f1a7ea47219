import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/search-team': { '/search-team': ['guest'] },
  '/team-detail': { '/team-detail?id=team-02': ['guest'] },
  '/team-managetab/:id': { '/team-managetab/team-01': ['volunteer'] },
}
