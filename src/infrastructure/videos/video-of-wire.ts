import type * as z from 'zod/mini'
import type { getPlayAuth, videoSchema } from '../../../contract/videos'
import { instantOf } from '../../domain/shared/site-time'
import type { Video } from '../../domain/videos/video'
import type { VideoAddress } from '../../domain/videos/video-address'
import { shareInfoOf } from '../articles/article-of-wire'
import type { Camelised } from '../http/wire-case'

export function videoOf(video: Camelised<z.infer<typeof videoSchema>>): Video {
  const { cover, publishedAt, source, share } = video
  return {
    ...video,
    cover: cover || null,
    publishedAt: instantOf(publishedAt) ?? 0,
    source: source === null ? null : { ...source, logo: source.logo || null },
    share: shareInfoOf(share),
  }
}

export function videoAddressOf({ url, expiresAt }: Camelised<z.infer<(typeof getPlayAuth)['answer']>>): VideoAddress {
  return { url, live: false, expiresAt: instantOf(expiresAt) }
}
