import type { ChatMessageDto } from '../../../../contract/chat'
import type { ChatRow } from './chat.queries'

export function chatMessageOf(row: ChatRow): ChatMessageDto {
  return {
    id: String(row.id),
    key: row.key,
    author: { id: row.user_id, nickname: row.nickname, avatar: row.avatar, official: row.official },
    text: row.text,
    created_at: row.created_at.toISOString(),
  }
}
