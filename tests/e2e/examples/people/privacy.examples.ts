import type { Examples } from '../../support/screens'

export const examples: Examples = { '/user-privacy': { '/user-privacy': ['resident'] } }
