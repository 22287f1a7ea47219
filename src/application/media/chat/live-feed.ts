import type { ChatMessage } from '../../../domain/media/chat/chat-message'
import { port } from '../../frame/shared/port'

/** The events of an open channel. */
export type LiveNews =
  /** The stream has begun. With `reset`, messages between the last known message and these are missing. */
  | {
      readonly type: 'started'
      readonly messages: readonly ChatMessage[]
      readonly reset: boolean
      /** Whether there may be messages before these. */
      readonly earlier: boolean
      readonly viewers: number
    }
  | { readonly type: 'message'; readonly message: ChatMessage }
  /** The office removed this message. */
  | { readonly type: 'removed'; readonly id: string }
  /** The number of viewers; it also shows that the connection is alive. */
  | { readonly type: 'viewers'; readonly viewers: number }
  /** The stream has ended, or could not begin. */
  | { readonly type: 'lost' }

/** Streams the events of a channel until the returned function is called. It does not reconnect by itself. */
export interface LiveFeed {
  /** @param after The id of the last known message; null for none. */
  open(channelId: string, after: string | null, listener: (news: LiveNews) => void): () => void
}
export const LiveFeed = port<LiveFeed>('LiveFeed')
