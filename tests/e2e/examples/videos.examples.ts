import type { Examples } from '../support/screens'

export const examples: Examples = {
  '/videos/:aid': { '/videos/video-001': ['guest', 'resident'] },
  '/videos/:aid/comment/:id': { '/videos/video-001/comment/comment-video-001-01': ['guest'] },
}
