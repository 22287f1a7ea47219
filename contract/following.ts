import * as z from 'zod/mini'
import { publisherKinds } from '../src/domain/frame/content/content-kinds'
import { trackSchema } from './audio'
import { channelSchema, programmeSchema } from './channels'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import { count, cursor, flag, id, moment, optionalUrl, pageOf, pageQuery, pageQueryShape } from './fields'

export const listSubscribedAlbums = endpoint({
  id: null,
  name: 'listSubscribedAlbums',
  method: 'GET',
  url: '/v1/my_albums',
  summary: 'Albums that I follow, the latest first, with what is new in each and what I play next',
  access: 'session',
  query: pageQuery,
  answer: pageOf(
    z.object({
      id,
      title: z.string(),
      cover: optionalUrl,
      tracks: count,
      finished: flag,
      followers: count,
      /** The track that was published last; null for an album without any. */
      newest: z.nullable(z.object({ id, title: z.string(), published_at: moment })),
      /** The number of tracks that were published since I last opened the album, or began to follow it; 99 at most. */
      fresh: count,
      /** The first track that I have not heard to its end, after the one that I played last; null when there is none. */
      next: z.nullable(trackSchema),
      /** The cursor of the list of tracks after `next`. */
      after_next: z.nullable(cursor),
    }),
  ),
})

export const listSubscribedProgrammes = endpoint({
  id: null,
  name: 'listSubscribedProgrammes',
  method: 'GET',
  url: '/v1/my_programmes',
  summary:
    'Programmes of the radio that I subscribe to, the latest first, with what is new in each and what I play next',
  access: 'session',
  query: pageQuery,
  answer: pageOf(
    z.object({
      id,
      title: z.string(),
      hosts: z.array(z.string()),
      channel: z.object({ id, name: z.string(), cover: optionalUrl }),
      followers: count,
      /** The last broadcast that can be heard again; null when there is none. */
      newest: z.nullable(programmeSchema),
      /** The number of broadcasts after the one that I played last, or since I subscribed. */
      fresh: count,
      /** The first of these; the newest one before I have played any; null when I have heard all. */
      next: z.nullable(programmeSchema),
    }),
  ),
})

export const listSubscribedChannels = endpoint({
  id: null,
  name: 'listSubscribedChannels',
  method: 'GET',
  url: '/v1/my_channels',
  summary: 'Channels that I subscribe to, the latest first, with the programme on air',
  access: 'session',
  query: pageQuery,
  answer: pageOf(channelSchema),
})

export const listFollowed = endpoint({
  id: null,
  name: 'listFollowed',
  method: 'GET',
  url: '/v1/my_follows',
  summary: 'Publishers of one kind whom I follow, the latest first, each with what they published last',
  access: 'session',
  query: z.object({ ...pageQueryShape, kind: z.enum(publisherKinds) }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      picture: optionalUrl,
      /** What they say of themselves; empty for members. */
      intro: z.string(),
      followers: count,
      newest: z.nullable(feedItemSchema),
    }),
  ),
})

export const listFollowedNews = endpoint({
  id: null,
  name: 'listFollowedNews',
  method: 'GET',
  url: '/v1/my_follow_news',
  summary: 'What all publishers whom I follow published, the newest first',
  access: 'session',
  query: pageQuery,
  answer: pageOf(feedItemSchema),
})
