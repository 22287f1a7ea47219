import type { Examples } from '../../support/screens'

export const examples: Examples = { '/join': { '/join': ['resident', 'newcomer'] } }
