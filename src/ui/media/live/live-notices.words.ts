import type { liveNotices } from '../../../application/media/live/live-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'reminder-set': '已预约，开播前15分钟提醒', 'reminder-removed': '已取消预约' },
  en: { 'reminder-set': 'Reminder set for 15 minutes before it begins', 'reminder-removed': 'Reminder removed' },
} satisfies NoticeWordsFor<typeof liveNotices>)
