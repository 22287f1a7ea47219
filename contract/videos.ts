import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { sourceSchema } from './feed'
import { count, flag, id, idPath, instant, mediaUrl, seconds } from './fields'

export const getVideo = endpoint({
  id: 'C038',
  name: 'getVideo',
  method: 'GET',
  url: '/v1/c_video/:id',
  summary: 'One video',
  keptOffline: true,
  path: idPath,
  answer: z.object({
    id,
    title: z.string(),
    description: z.string(),
    cover: mediaUrl,
    published_at: instant,
    source: z.nullable(sourceSchema),
    source_id: id,
    duration: seconds,
    views: count,
    comments_open: flag,
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})
/** Authorises playback: the address of the stream (HLS master) and when it expires. */
export const getPlayAuth = endpoint({
  id: 'C043',
  name: 'getPlayAuth',
  method: 'GET',
  url: '/v1/sources/:id/playAuth',
  host: 'vms',
  summary: 'Play authorisation of a source',
  path: idPath,
  answer: z.object({ url: mediaUrl, mime: z.string(), expires_at: instant }),
  errors: [errorCodes.gone],
})
export const countVideoPlay = endpoint({
  id: 'C044',
  name: 'countVideoPlay',
  method: 'PUT',
  url: '/v2/plays/:id',
  summary: 'Counts a play of a video',
  path: idPath,
  query: z.object({ video_collection_id: z.optional(id) }),
  answer: z.object({ views: count }),
})
