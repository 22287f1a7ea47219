import type { Examples } from '../../support/screens'

export const examples: Examples = { '/extension': { '/extension': ['volunteer', 'guest'] } }
