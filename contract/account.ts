import * as z from 'zod/mini'
import { changeSubjectNames } from '../src/domain/frame/messages/change'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import {
  count,
  flag,
  id,
  idPath,
  instant,
  pageOf,
  pageQuery,
  pageQueryShape,
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
export type OwnItemDto = z.infer<typeof ownItemSchema>

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
      visited_at: instant,
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
  summary: 'Remembers that I opened a content or a channel',
  access: 'session',
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
  answer: z.object({ position: z.nullable(z.object({ seconds, updated_at: instant })) }),
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
  answer: z.object({ position: z.object({ seconds, updated_at: instant }) }),
})
export const listMessages = endpoint({
  id: 'C135',
  name: 'listMessages',
  method: 'GET',
  url: '/v1/my_messages',
  summary: 'My messages, newest first',
  access: 'session',
  query: pageQuery,
  answer: pageOf(z.object({ id, title: z.string(), text: z.string(), sent_at: instant, read: flag })),
})
export const markMessageRead = endpoint({
  id: 'C136',
  name: 'markMessageRead',
  method: 'PUT',
  url: '/v1/message/is_read/:id',
  summary: 'Marks a message as read',
  access: 'session',
  path: idPath,
  answer: z.object({ unread: count }),
})
const changeSubject = z.enum(changeSubjectNames)
export const getUnread = endpoint({
  id: 'C150',
  name: 'getUnread',
  method: 'GET',
  url: '/v1/user_not_views',
  summary: 'How much I have not seen: my messages, and the cases that the latest of them tell of',
  access: 'session',
  answer: z.object({
    messages: count,
    /** The subjects of unread messages, latest first, each once; only the latest 50 messages are considered. */
    changed: z.array(z.object({ subject: changeSubject, id })),
  }),
})
export const seeChanges = endpoint({
  id: null,
  name: 'seeChanges',
  method: 'PUT',
  url: '/v1/my_messages/seen',
  summary: 'I looked at a case, or at all of a kind: what told of it counts as read',
  access: 'session',
  body: z.object({ subject: changeSubject, /** The case seen; null for all of this kind. */ id: z.nullable(id) }),
  answer: z.object({ unread: count }),
})
