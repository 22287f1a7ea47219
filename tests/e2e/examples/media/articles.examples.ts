import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/posts/:aid': { '/posts/post-000001': ['guest', 'resident'] },
  '/posts/:aid/comment/:id': { '/posts/post-000001/comment/comment-post-000001-02': ['guest'] },
}
