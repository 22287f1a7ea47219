import type { Examples } from '../../support/screens'

export const examples: Examples = { '/scan': { '/scan': ['guest'] } }
