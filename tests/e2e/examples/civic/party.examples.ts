import type { Examples } from '../../support/screens'

export const examples: Examples = { '/dj': { '/dj': ['guest'], '/dj?column=party-study': ['guest'] } }
