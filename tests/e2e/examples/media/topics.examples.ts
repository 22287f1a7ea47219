import type { Examples } from '../../support/screens'

export const examples: Examples = { '/topics/:id': { '/topics/topic-night-bus': ['guest', 'resident'] } }
