import type { letterNotices } from '../../../application/civic/team-letters/letter-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'letter-sent': '已发给队员', 'letter-not-sent': '目前没有队员接收队内消息' },
  en: { 'letter-sent': 'Sent to the members', 'letter-not-sent': 'No member gets team messages at present' },
} satisfies NoticeWordsFor<typeof letterNotices>)
