import type { messageNotices } from '../../../application/frame/messages/message-notices'
import type { NoticeTextsFor } from '../shell/declarations/feature-notices'
import type { SearchWay } from '../shell/declarations/way'
import { messagesPath } from './messages.paths'

export const ways: readonly SearchWay[] = [
  {
    path: messagesPath,
    words: { 'zh-CN': '消息|通知|我的消息|回复我的|未读', en: 'Messages|notifications|inbox|replies|unread' },
  },
]

export const notices: NoticeTextsFor<typeof messageNotices> = {
  'messages-read': { 'zh-CN': '已全部标为已读', en: 'All marked as read' },
}
