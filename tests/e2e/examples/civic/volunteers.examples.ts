import type { Examples } from '../../support/screens'

export const examples: Examples = { '/register-volunteer': { '/register-volunteer': ['guest', 'resident'] } }
