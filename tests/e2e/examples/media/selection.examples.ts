import type { Examples } from '../../support/screens'

export const examples: Examples = { '/select': { '/select': ['guest'] } }
