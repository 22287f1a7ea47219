import type { Examples } from '../../support/screens'

export const examples: Examples = { '/mine': { '/mine': ['guest', 'resident'] } }
