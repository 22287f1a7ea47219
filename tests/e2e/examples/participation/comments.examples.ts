import type { Examples } from '../../support/screens'

export const examples: Examples = { '/my-comments': { '/my-comments': ['resident'] } }
