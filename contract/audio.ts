import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { sourceSchema } from './feed'
import { bit, count, flag, id, idPath, mediaUrl, moment, optionalUrl, pageOf, pageQueryShape, seconds } from './fields'

export const trackSchema = z.object({
  id,
  title: z.string(),
  cover: optionalUrl,
  audio: z.object({ url: mediaUrl, source_id: id, post_id: id, duration: seconds }),
  publish_at: moment,
  /** The track's number within its album, from 1. */
  sort: count,
  plays: count,
})
const albumBrief = z.object({ id, title: z.string(), cover: optionalUrl })

export const getAudio = endpoint({
  id: 'C049',
  name: 'getAudio',
  method: 'GET',
  url: '/v1/c_audio/:id',
  summary: 'One audio',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    ...trackSchema.shape,
    description: z.string(),
    album: z.array(albumBrief),
    source: z.nullable(sourceSchema),
    comments_open: flag,
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})
export const getAlbum = endpoint({
  id: null,
  name: 'getAlbum',
  method: 'GET',
  url: '/v1/c_album/:id',
  summary: 'One album',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    id,
    title: z.string(),
    cover: optionalUrl,
    description: z.string(),
    source: z.nullable(sourceSchema),
    tracks: count,
    plays: count,
    subscribers: count,
    subscribed: flag,
    finished: flag,
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})
export const listAlbumTracks = endpoint({
  id: null,
  name: 'listAlbumTracks',
  method: 'GET',
  url: '/v1/album_audios/:id',
  summary: 'Tracks of an album by number',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ ...pageQueryShape, order: z._default(z.enum(['up', 'down']), 'up') }),
  answer: pageOf(trackSchema),
})
/** The track that follows the given one in the album; null after the last. */
export const getNextTrack = endpoint({
  id: 'C050',
  name: 'getNextTrack',
  method: 'GET',
  url: '/v1/album_play_audio/:id',
  summary: 'The audio of an album that follows audio_id',
  path: idPath,
  query: z.object({ audio_id: id }),
  answer: z.object({ next: z.nullable(z.object({ id, sort: count, post_audio_id: id, post_album_id: id })) }),
})
export const countAudioPlay = endpoint({
  id: null,
  name: 'countAudioPlay',
  method: 'PUT',
  url: '/v1/audio_plays/:id',
  summary: 'Counts a play of an audio',
  path: idPath,
  body: z.object({ finished: bit }),
  answer: z.object({ plays: count }),
})
