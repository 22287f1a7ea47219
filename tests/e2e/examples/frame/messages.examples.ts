import type { Examples } from '../../support/screens'

export const examples: Examples = { '/message': { '/message': ['resident'] } }
