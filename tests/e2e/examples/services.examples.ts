import type { Examples } from '../support/screens'

export const examples: Examples = { '/services': { '/services': ['guest'] } }
