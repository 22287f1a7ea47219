import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import {
  count,
  id,
  idPath,
  instant,
  moment,
  pageOf,
  pageQueryShape,
  placeQueryShape,
  seconds,
  typeInQuery,
  typeWith,
  wordsQueryShape,
} from './fields'

/**
 * A card in one of a member's own lists, which hold channels too: `channel_kind` is 1 radio, 2 TV, null for a content.
 */
export const ownItemSchema = z.extend(feedItemSchema, {
  type: typeWith('visit'),
  channel_kind: z.nullable(z.union([z.literal(1), z.literal(2)])),
})
export type OwnItemDto = z.input<typeof ownItemSchema>

export const getMyStatistics = endpoint({
  id: 'C133',
  name: 'getMyStatistics',
  method: 'GET',
  url: '/v1/my_statistics',
  summary: 'My counts',
  access: 'session',
  answer: z.object({ collections: count, history: count, follows: count, subscriptions: count, comments: count }),
})
export const listHistory = endpoint({
  id: null,
  name: 'listHistory',
  method: 'GET',
  url: '/v1/my_history',
  summary: 'What I read, heard and saw, last first',
  access: 'session',
  query: z.object({ ...pageQueryShape, ...wordsQueryShape }),
  answer: pageOf(
    z.object({
      id,
      visited_at: moment,
      /** Seconds already played; null for a content that is not played. */ position: z.nullable(seconds),
      item: ownItemSchema,
    }),
  ),
})
export const recordHistory = endpoint({
  id: null,
  name: 'recordHistory',
  method: 'POST',
  url: '/v1/my_history',
  summary: 'Remembers that I opened a content or a channel, and counts it in the place that I chose, without me',
  access: 'session',
  query: z.object(placeQueryShape),
  showsPlace: true,
  body: z.object({ post_id: id, type: typeWith('visit') }),
  answer: z.object({ id }),
})
export const clearHistory = endpoint({
  id: null,
  name: 'clearHistory',
  method: 'DELETE',
  url: '/v1/my_history',
  summary: 'Forgets given entries of my history, or all',
  access: 'session',
  query: z.object({ /** Ids, comma separated; all entries when omitted. */ ids: z.optional(z.string()) }),
  answer: z.object({ removed: count }),
})
export const getPlayPosition = endpoint({
  id: null,
  name: 'getPlayPosition',
  method: 'GET',
  url: '/v1/play_positions/:id',
  summary: 'Where I stopped in an audio (1) or video (4)',
  access: 'session',
  path: idPath,
  query: z.object({ type: typeInQuery('play') }),
  answer: z.object({ position: z.nullable(z.object({ seconds, updated_at: moment })) }),
})
/** The write with the latest `updated_at` wins; an older write is answered with the stored position. */
export const savePlayPosition = endpoint({
  id: null,
  name: 'savePlayPosition',
  method: 'PUT',
  url: '/v1/play_positions/:id',
  summary: 'Keeps where I stopped',
  access: 'session',
  path: idPath,
  body: z.object({ type: typeWith('play'), seconds, updated_at: instant }),
  answer: z.object({ position: z.object({ seconds, updated_at: moment }) }),
})
