import type { volunteerNotices } from '../../../application/civic/volunteers/volunteer-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'registration-changed': '已更正' },
  en: { 'registration-changed': 'Details saved' },
} satisfies NoticeWordsFor<typeof volunteerNotices>)
