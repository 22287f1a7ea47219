import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/atlas/:aid': { '/atlas/gallery-lanterns': ['guest', 'resident'] },
  '/atlas/:aid/comment/:id': { '/atlas/gallery-lanterns/comment/comment-gallery-lanterns-01': ['guest'] },
}
