import type { letterNotices } from '../../../application/civic/team-letters/letter-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof letterNotices> = {
  'letter-sent': { 'zh-CN': '已发给队员', en: 'Sent to the members' },
  'letter-not-sent': { 'zh-CN': '目前没有队员接收队内消息', en: 'No member gets team messages at present' },
}
