import type { Examples } from '../../support/screens'

export const examples: Examples = { '/user-set': { '/user-set': ['guest', 'resident'] } }
