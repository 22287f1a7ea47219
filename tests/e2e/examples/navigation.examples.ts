import type { Examples } from '../support/screens'

export const examples: Examples = { '/inner-link': { '/inner-link?link=ftp://files.example/': ['guest'] } }
