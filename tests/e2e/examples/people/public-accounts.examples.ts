import type { Examples } from '../../support/screens'

export const examples: Examples = { '/uid/:id': { '/uid/reader-01': ['guest'] } }
