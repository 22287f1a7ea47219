import type { chatMessageSchema } from '../../../../contract/chat'
import type { ChatMessage } from '../../../domain/media/chat/chat-message'
import type { Decoded } from '../../frame/http/wire-case'

export function chatMessageOf({ createdAt, ...message }: Decoded<typeof chatMessageSchema>): ChatMessage {
  return { ...message, at: createdAt }
}
