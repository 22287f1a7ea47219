import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/post-publish/:id': { '/post-publish/circle-01': ['guest', 'resident'], '/post-publish/circle-06': ['guest'] },
}
