import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, moment, officialFlag, optionalUrl, pageQueryShape, writtenText } from './fields'

export const chatMessageSchema = z.object({
  /** A whole number that rises within one chat. */
  id,
  /** The key that the author's client gave the message. */
  key: z.string(),
  author: z.object({ id, nickname: z.string(), avatar: optionalUrl, official: officialFlag }),
  text: z.string(),
  created_at: moment,
})
export type ChatMessageDto = z.input<typeof chatMessageSchema>

/** The server-sent events of an open channel, by name. */
export const liveEvents = {
  /**
   * The first event has the latest messages. On a reconnection (`?after=<id>` or `Last-Event-ID`) it has the messages
   * that were missed, and `reset` says that there were too many to send them all. `earlier` says whether there may be
   * older messages.
   */
  start: z.object({ messages: z.array(chatMessageSchema), reset: flag, earlier: flag, viewers: count }),
  message: chatMessageSchema,
  /** The office removed this message. */
  removed: z.object({ id }),
  /** The number of viewers, sent at least every 15 s, so that it also shows that the connection is alive. */
  viewers: z.object({ viewers: count }),
}

/** The address of the events: a `text/event-stream`, without the envelope of other answers. */
export const liveStreamUrl = '/v1/channels/:id/live'

export const listEarlierMessages = endpoint({
  id: null,
  name: 'listEarlierMessages',
  method: 'GET',
  url: '/v1/channels/:id/chat',
  summary: 'Messages of the live chat of a channel before one of them, oldest first',
  path: idPath,
  query: z.object({ before: z.string().check(z.regex(/^\d{1,15}$/)), page_size: pageQueryShape.page_size }),
  answer: z.object({ messages: z.array(chatMessageSchema), earlier: flag }),
  errors: [errorCodes.gone],
})

export const postChatMessage = endpoint({
  id: null,
  name: 'postChatMessage',
  method: 'POST',
  url: '/v1/channels/:id/chat',
  summary:
    'Writes into the live chat of a channel; it also comes with the stream of server-sent events at /v1/channels/{id}/live',
  access: 'phone',
  path: idPath,
  body: z.object({ text: writtenText(4000, 1), key: id }),
  answer: z.object({ message: chatMessageSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
