import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, instant, mediaUrl, officialFlag, pageQueryShape } from './fields'

export const chatMessageSchema = z.object({
  /** A whole number that rises within one chat. */
  id,
  /** The key under which its author sent it. */
  key: z.string(),
  author: z.object({ id, nickname: z.string(), avatar: mediaUrl, official: officialFlag }),
  text: z.string(),
  created_at: instant,
})
export type ChatMessageDto = z.infer<typeof chatMessageSchema>

/** What comes by itself while a channel is open, as server-sent events of these names. */
export const liveEvents = {
  /**
   * First of all: the latest messages; after `?after=<id>` or `Last-Event-ID` those missed, `reset` if not all of them.
   * `earlier`: there may be messages before them.
   */
  start: z.object({ messages: z.array(chatMessageSchema), reset: flag, earlier: flag, viewers: count }),
  message: chatMessageSchema,
  /** The office removed it. */
  removed: z.object({ id }),
  /** Also a sign of life, at least every 15 s. */
  viewers: z.object({ viewers: count }),
}

/** Where they come from: a stream of `text/event-stream`, not an answer of the usual form. */
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
  body: z.object({ text: z.string().check(z.minLength(1), z.maxLength(1000)), key: id }),
  answer: z.object({ message: chatMessageSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
