import type { Examples } from '../../support/screens'

export const examples: Examples = { '/character': { '/character': ['guest'] } }
