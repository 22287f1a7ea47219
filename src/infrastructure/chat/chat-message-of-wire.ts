import type { ChatMessageDto } from '../../../contract/chat'
import type { ChatMessage } from '../../domain/chat/chat-message'
import { instantOf } from '../../domain/shared/site-time'
import type { Camelised } from '../http/wire-case'

export function chatMessageOf({ id, key, author, text, createdAt }: Camelised<ChatMessageDto>): ChatMessage {
  return { id, key, text, author: { ...author, avatar: author.avatar || null }, at: instantOf(createdAt) ?? 0 }
}
