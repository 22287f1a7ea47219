import type { Examples } from '../support/screens'

export const examples: Examples = { '/page/:id?': { '/page/': ['guest'], '/page/page-listen': ['guest'] } }
