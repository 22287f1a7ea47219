import * as z from 'zod/mini'
import { getUnread } from './messages'

/** The server-sent events of a member's messages, by name. */
export const messageEvents = {
  /** The first event, and one whenever something arrived or was read: the answer of C150. */
  unread: getUnread.answer,
  /** Sent every 15 s, so that the connection is known to be alive. */
  alive: z.object({}),
}

/** The address of the events: a `text/event-stream`, without the envelope of other answers. */
export const messageStreamUrl = '/v1/my_messages/live'
