import type { getUnread, listMessages } from '../../../../contract/messages'
import type { Unread } from '../../../application/frame/messages/messages-gateway'
import type { MemberMessage } from '../../../domain/frame/messages/message'
import type { AnswerOf } from '../http/call-parts'

export function messageOf({ read, ...message }: AnswerOf<typeof listMessages>['items'][number]): MemberMessage {
  return { ...message, isRead: read }
}

export function unreadOf({ latest, ...unread }: AnswerOf<typeof getUnread>): Unread {
  return { ...unread, latestAt: latest }
}
