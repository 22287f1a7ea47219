import type { ChatMessage } from '../../../domain/media/chat/chat-message'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The messages before a given message, oldest first. */
export interface EarlierMessages {
  readonly messages: readonly ChatMessage[]
  readonly earlier: boolean
}

export interface ChatGateway {
  earlier(channelId: string, before: string, signal?: CancelSignal): Promise<Outcome<EarlierMessages>>
  /** Posts a message. A repeat with the same key posts no second message. */
  post(channelId: string, text: string, key: string): Promise<Outcome<ChatMessage>>
}
export const ChatGateway = port<ChatGateway>('ChatGateway')
