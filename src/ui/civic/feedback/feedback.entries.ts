import { MessageSquareText } from 'lucide-react'
import type { feedbackNotices } from '../../../application/civic/feedback/feedback-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { feedbackPath, myFeedbackPath } from './feedback.paths'

export const ways: readonly SearchWay[] = [
  {
    path: feedbackPath,
    words: {
      'zh-CN': '应用反馈|意见反馈|反映问题|客服',
      en: 'Feedback|complaint|suggestion|report a problem|contact us',
    },
  },
  { path: myFeedbackPath, words: { 'zh-CN': '我的反馈|反馈记录', en: 'My feedback' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 80,
    path: feedbackPath,
    icon: MessageSquareText,
    subject: 'feedback',
    value: 'feedback',
    rankForGuests: 20,
    words: { 'zh-CN': '应用反馈', en: 'App feedback' },
  },
]

export const notices: NoticeTextsFor<typeof feedbackNotices> = {
  'feedback-sent': { 'zh-CN': '反馈已提交，谢谢您', en: 'Feedback sent. Thank you.' },
}
