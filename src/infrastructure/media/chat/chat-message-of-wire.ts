import type { ChatMessageDto } from '../../../../contract/chat'
import type { ChatMessage } from '../../../domain/media/chat/chat-message'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Camelised } from '../../frame/http/wire-case'

export function chatMessageOf({ id, key, author, text, createdAt }: Camelised<ChatMessageDto>): ChatMessage {
  const { id: authorId, nickname, avatar, official } = author
  return {
    id,
    key,
    text,
    author: { id: authorId, nickname, avatar: avatar || null, official },
    at: instantOf(createdAt) ?? 0,
  }
}
