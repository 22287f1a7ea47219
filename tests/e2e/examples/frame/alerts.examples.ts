import type { Examples } from '../../support/screens'

export const examples: Examples = { '/alerts': { '/alerts': ['guest'] } }
