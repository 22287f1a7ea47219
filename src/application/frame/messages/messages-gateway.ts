import type { Change, ChangeSubject } from '../../../domain/frame/messages/change'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** What the member has not seen. */
export interface Unread {
  /** The number of unread messages. */
  readonly messages: number
  /** The cases that the messages tell of, each once. */
  readonly changed: readonly Change[]
}

export interface MessagesGateway {
  unread(signal?: CancelSignal): Promise<Outcome<Unread>>
  /** Marks a case as seen, or all cases of a subject; returns how many messages are left unread. */
  markSeen(subject: ChangeSubject, id: string | null): Promise<Outcome<number>>
}
export const MessagesGateway = port<MessagesGateway>('MessagesGateway')
