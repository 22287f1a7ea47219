import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/practice-code': { '/practice-code': ['volunteer'] },
  '/team-code': { '/team-code?id=team-01': ['volunteer'] },
  '/scan-result': { '/scan-result?code=an-old-one': ['volunteer'] },
  '/code-record': { '/code-record': ['volunteer'] },
}
