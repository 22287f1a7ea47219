import type { Examples } from '../../support/screens'

export const examples: Examples = { '/safe': { '/safe': ['resident'] } }
