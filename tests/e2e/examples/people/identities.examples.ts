import type { Examples } from '../../support/screens'

export const examples: Examples = { '/real-name': { '/real-name': ['resident'] } }
