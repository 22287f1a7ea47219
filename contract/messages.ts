import * as z from 'zod/mini'
import { changeSubjectNames } from '../src/domain/frame/messages/change'
import { messageCategories, senderKinds } from '../src/domain/frame/messages/message'
import { endpoint } from './endpoint'
import { count, flag, id, idPath, moment, optionalUrl, pageOf, pageQueryShape } from './fields'

const category = z.enum(messageCategories)

export const listMessages = endpoint({
  id: 'C135',
  name: 'listMessages',
  method: 'GET',
  url: '/v1/my_messages',
  summary: 'My messages, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, category: z.optional(category) }),
  answer: pageOf(
    z.object({
      id,
      category,
      title: z.string(),
      text: z.string(),
      sent_at: moment,
      read: flag,
      /** The path of its subject at this site; null when it has none. */ path: z.nullable(z.string()),
      /** The number of events that it stands for. */ count: count,
      /** The member, circle or organisation whose act it tells of; null for a message of the platform or the office. */
      sender: z.nullable(z.object({ kind: z.enum(senderKinds), name: z.string(), picture: optionalUrl })),
    }),
  ),
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
  summary:
    'How much I have not seen: my messages and the cases that the latest of them tell of, my answered feedback, and who wants to join my teams',
  access: 'session',
  answer: z.object({
    messages: count,
    /** The unread messages of each category. */
    categories: z.object({
      ...{ replies: count, cases: count, following: count, office: count, account: count },
      /** Messages of what became of what I read; a platform of before has none. */ reading: z._default(count, 0),
    }),
    /** When my latest message was sent; null without messages. */
    latest: z.nullable(moment),
    /** The subjects of unread messages, latest first, each once; only the latest 50 messages are considered. */
    changed: z.array(z.object({ subject: changeSubject, id })),
    /** My feedback that was answered since I looked at it, and the people who want to join the teams that I lead. */
    waiting: z.object({ feedback: count, applicants: count }),
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

export const readAllMessages = endpoint({
  id: null,
  name: 'readAllMessages',
  method: 'PUT',
  url: '/v1/my_messages/read',
  summary: 'Marks all my messages as read, or all of one category',
  access: 'session',
  body: z.object({ /** The category to read; null for all. */ category: z.nullable(category) }),
  answer: z.object({ unread: count }),
})
