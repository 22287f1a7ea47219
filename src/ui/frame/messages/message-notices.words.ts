import type { messageNotices } from '../../../application/frame/messages/message-notices'
import type { NoticeWordsFor } from '../shell/feature-notices'
import { words } from '../words/words'

export const noticeWords = words({
  'zh-CN': { 'messages-read': '已全部标为已读' },
  en: { 'messages-read': 'All marked as read' },
} satisfies NoticeWordsFor<typeof messageNotices>)
