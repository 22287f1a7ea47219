import type { Change, ChangeSubject } from '../../../domain/frame/messages/change'
import type {
  MemberMessage,
  MessageCategory,
  UnreadByCategory,
  WaitingCounts,
} from '../../../domain/frame/messages/message'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** What the member has not seen. */
export interface Unread {
  /** The number of unread messages. */
  readonly messages: number
  readonly categories: UnreadByCategory
  /** When the latest message was sent, in milliseconds since 1970; null without messages. */
  readonly latestAt: number | null
  /** The cases that the messages tell of, each once. */
  readonly changed: readonly Change[]
  /** What waits for the member besides messages. */
  readonly waiting: WaitingCounts
}

export interface MessagesGateway {
  /** The member's messages, newest first: those of one category, or all. */
  list(
    category: MessageCategory | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<MemberMessage>>>
  unread(signal?: CancelSignal): Promise<Outcome<Unread>>
  /** Marks a message as read; returns how many are left unread. */
  markRead(id: string): Promise<Outcome<number>>
  /** Marks all messages of a category as read, or all; returns how many are left unread. */
  markAllRead(category: MessageCategory | null): Promise<Outcome<number>>
  /** Marks a case as seen, or all cases of a subject; returns how many messages are left unread. */
  markSeen(subject: ChangeSubject, id: string | null): Promise<Outcome<number>>
}
export const MessagesGateway = port<MessagesGateway>('MessagesGateway')
