import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { sourceSchema } from './feed'
import {
  count,
  flag,
  id,
  idPath,
  instant,
  moment,
  optionalUrl,
  pageOf,
  pageQuery,
  pageQueryShape,
  placeQueryShape,
  seconds,
} from './fields'
import { collectionCardSchema } from './videos'

export const listCollections = endpoint({
  id: 'C040',
  name: 'listCollections',
  method: 'GET',
  url: '/v2/c_video_collection',
  summary: 'Video collections, newest first',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, ...placeQueryShape }),
  answer: pageOf(collectionCardSchema),
  showsPlace: true,
})
export const getCollection = endpoint({
  id: 'C042',
  name: 'getCollection',
  method: 'GET',
  url: '/v2/video_collection/:id',
  summary: 'One video collection',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    id,
    title: z.string(),
    description: z.string(),
    cover: z.nullable(optionalUrl),
    published_at: moment,
    source: z.nullable(sourceSchema),
    episodes: count,
    views: count,
    comments_open: flag,
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})
export const listEpisodes = endpoint({
  id: 'C041',
  name: 'listEpisodes',
  method: 'GET',
  url: '/v2/video_collection_details/:id',
  summary: 'The episodes of a video collection, in order',
  isKeptOffline: true,
  path: idPath,
  query: pageQuery,
  answer: pageOf(
    z.object({ id, title: z.string(), cover: z.nullable(optionalUrl), source_id: id, duration: seconds, views: count }),
  ),
})

const watchedEpisode = z.object({ video_id: id, updated_at: instant })

export const getLastEpisode = endpoint({
  id: null,
  name: 'getCollectionPlace',
  method: 'GET',
  url: '/v1/collection_places/:id',
  summary: 'The episode that I watched last in a video collection',
  access: 'session',
  path: idPath,
  answer: z.object({ place: z.nullable(watchedEpisode) }),
})
/** The write with the latest `updated_at` wins; an older write is answered with the stored episode. */
export const saveLastEpisode = endpoint({
  id: null,
  name: 'saveCollectionPlace',
  method: 'PUT',
  url: '/v1/collection_places/:id',
  summary: 'Keeps which episode I watched last',
  access: 'session',
  path: idPath,
  body: watchedEpisode,
  answer: z.object({ place: watchedEpisode }),
  errors: [errorCodes.gone],
})
