import type * as z from 'zod/mini'
import type { getPlayAuth, videoSchema } from '../../../../contract/videos'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { CaptionTrack } from '../../../domain/media/videos/captions'
import type { Video } from '../../../domain/media/videos/video'
import type { VideoAddress } from '../../../domain/media/videos/video-address'
import { publicationOf } from '../../frame/content/publication-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function videoOf(video: Camelised<z.infer<typeof videoSchema>>): Video {
  const { id, title, description, sourceId, duration, views, isShort, commentsOpen } = video
  return {
    id,
    title,
    description,
    cover: video.cover || null,
    sourceId,
    duration,
    views,
    isShort,
    commentsOpen,
    ...publicationOf(video),
  }
}

export function videoAddressOf({
  url,
  expiresAt,
  captions,
}: Camelised<z.infer<(typeof getPlayAuth)['answer']>>): VideoAddress {
  return { url, live: false, expiresAt: instantOf(expiresAt), captions: captions.map(trackOf) }
}

function trackOf({ language, label, url }: CaptionTrack): CaptionTrack {
  return { language, label, url }
}
