import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/user-details/:id': { '/user-details/user-volunteer': ['guest'], '/user-details/reader-01': ['guest'] },
}
