import type { Examples } from '../../support/screens'

export const examples: Examples = { '/credits': { '/credits': ['resident'] } }
