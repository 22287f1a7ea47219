import type { Examples } from '../../support/screens'

export const examples: Examples = { '/gover': { '/gover': ['guest', 'resident'] } }
