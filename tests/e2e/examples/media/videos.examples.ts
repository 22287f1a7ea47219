import { demoVideoToken } from '../../../../platform/demo/seeding/media/videos/seed-videos'
import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/videos/:aid': { '/videos/video-001': ['guest', 'resident'] },
  '/videos/:aid/comment/:id': { '/videos/video-001/comment/comment-video-001-01': ['guest'] },
  '/videos/:token/preview': { [`/videos/${demoVideoToken}/preview`]: ['guest'] },
  '/play': { '/play': ['guest'] },
  '/share/:id': { '/share/video-041?from_user_id=user-resident': ['guest'] },
  '/play/:aid': { '/play/video-041': ['guest', 'resident'] },
}
