import type { Examples } from '../../support/screens'

export const examples: Examples = { '/team-letters/:id': { '/team-letters/team-01': ['volunteer'] } }
