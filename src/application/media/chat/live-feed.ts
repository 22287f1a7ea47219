import type { ChatMessage } from '../../../domain/media/chat/chat-message'
import { port } from '../../frame/shared/port'

/** What comes by itself from an open channel. */
export type LiveNews =
  /** The stream has begun; `reset` when there is a gap before the messages. */
  | {
      readonly type: 'started'
      readonly messages: readonly ChatMessage[]
      readonly reset: boolean
      /** There may be messages before them. */
      readonly earlier: boolean
      readonly viewers: number
    }
  | { readonly type: 'message'; readonly message: ChatMessage }
  /** The office removed it. */
  | { readonly type: 'removed'; readonly id: string }
  /** Also a sign of life. */
  | { readonly type: 'viewers'; readonly viewers: number }
  /** The stream has ended, or could not begin. */
  | { readonly type: 'lost' }

/** A stream of what is new in a channel, until the returned function is called. It does not connect again by itself. */
export interface LiveFeed {
  /** @param after id of the last message that is known */
  open(channelId: string, after: string | null, listener: (news: LiveNews) => void): () => void
}
export const LiveFeed = port<LiveFeed>('LiveFeed')
