import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema, sourceSchema } from './feed'
import {
  count,
  flag,
  id,
  idPath,
  mediaUrl,
  moment,
  optionalUrl,
  pageOf,
  pageQueryShape,
  placeQueryShape,
  seconds,
} from './fields'

export const videoSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  cover: optionalUrl,
  published_at: moment,
  source: z.nullable(sourceSchema),
  source_id: id,
  duration: seconds,
  views: count,
  /** Whether the video is a vertical short (type 22), which has a player of its own. */
  is_short: flag,
  comments_open: flag,
  share: shareInfoSchema,
})

export const getVideo = endpoint({
  id: 'C038',
  name: 'getVideo',
  method: 'GET',
  url: '/v1/c_video/:id',
  summary: 'One video, or one short',
  isKeptOffline: true,
  path: idPath,
  answer: videoSchema,
  errors: [errorCodes.gone],
})
/** The preview of a video (S034). Whoever has the token may see it; nobody else finds it, and no cache keeps it. */
export const getVideoPreview = endpoint({
  id: null,
  name: 'getVideoPreview',
  method: 'GET',
  url: '/v1/video_previews/:id',
  summary: 'A video that is not published yet, by its token',
  secretAddress: true,
  path: idPath,
  answer: videoSchema,
  errors: [errorCodes.gone],
})
/** Authorises playback: the stream's address (an HLS master playlist) and when it expires. */
export const getPlayAuth = endpoint({
  id: 'C043',
  name: 'getPlayAuth',
  method: 'GET',
  url: '/v1/sources/:id/playAuth',
  host: 'vms',
  summary: 'Play authorisation of a source',
  path: idPath,
  answer: z.object({
    url: mediaUrl,
    mime: z.string(),
    expires_at: moment,
    /** Captions as WebVTT; `label` is the language's name in the language itself. */
    captions: z.array(z.object({ language: z.string(), label: z.string(), url: mediaUrl })),
  }),
  errors: [errorCodes.gone],
})
export const countVideoPlay = endpoint({
  id: 'C044',
  name: 'countVideoPlay',
  method: 'PUT',
  url: '/v2/plays/:id',
  summary: 'Counts a play of a video or of a short',
  path: idPath,
  query: z.object({ video_collection_id: z.optional(id) }),
  answer: z.object({ views: count }),
})

export const listShorts = endpoint({
  id: null,
  name: 'listShorts',
  method: 'GET',
  url: '/v1/shorts',
  summary: 'Short videos, newest first',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, ...placeQueryShape }),
  answer: pageOf(videoSchema),
  showsPlace: true,
})
export const getSharedShort = endpoint({
  id: 'C029',
  name: 'getSharedShort',
  method: 'GET',
  url: '/v1/share/:id',
  summary: 'A shared short, and who shared it',
  path: idPath,
  query: z.object({ from_user_id: z.optional(id) }),
  answer: z.object({
    video: videoSchema,
    /** The person who shared the video; null when the call names nobody, or somebody who does not exist. */
    sharer: z.nullable(z.object({ nickname: z.string(), avatar: optionalUrl })),
  }),
  errors: [errorCodes.gone],
})

/** The card of a collection, with the number of its episodes. */
export const collectionCardSchema = z.extend(feedItemSchema, { episodes: count })
export type CollectionCardDto = z.input<typeof collectionCardSchema>

export const listCollectionsOfVideo = endpoint({
  id: 'C039',
  name: 'listCollectionsOfVideo',
  method: 'GET',
  url: '/v2/posts_video_collection/:id',
  summary: 'The collections that a video is in',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({ items: z.array(collectionCardSchema) }),
})
