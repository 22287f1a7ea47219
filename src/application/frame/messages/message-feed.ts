import { port } from '../shared/port'
import type { Unread } from './messages-gateway'

/** The events of a member's messages. */
export type MessageNews =
  /** The stream has begun, or something arrived or was read on any device. */
  | { readonly type: 'started' | 'unread'; readonly unread: Unread }
  /** The connection is alive. */
  | { readonly type: 'alive' }
  /** The stream has ended, or could not begin. */
  | { readonly type: 'lost' }

/** Streams what the member has not read until the returned function is called. It does not reconnect by itself. */
export interface MessageFeed {
  open(listener: (news: MessageNews) => void): () => void
}
export const MessageFeed = port<MessageFeed>('MessageFeed')
