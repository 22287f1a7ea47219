import type { getUnread, listMessages } from '../../../../contract/messages'
import type { Unread } from '../../../application/frame/messages/messages-gateway'
import type { MemberMessage } from '../../../domain/frame/messages/message'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { AnswerOf } from '../http/call-parts'

export function messageOf({
  id,
  category,
  title,
  text,
  sentAt,
  read,
  path,
  count,
}: AnswerOf<typeof listMessages>['items'][number]): MemberMessage {
  return { id, category, title, text, sentAt: instantOf(sentAt) ?? 0, isRead: read, path, count }
}

export function unreadOf({ messages, categories, latest, changed, waiting }: AnswerOf<typeof getUnread>): Unread {
  return { messages, categories, changed, waiting, latestAt: instantOf(latest) }
}
