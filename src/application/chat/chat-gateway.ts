import type { ChatMessage } from '../../domain/chat/chat-message'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

export interface ChatGateway {
  /** The same key again is the same message. */
  post(channelId: string, text: string, key: string): Promise<Outcome<ChatMessage>>
}
export const ChatGateway = port<ChatGateway>('ChatGateway')
