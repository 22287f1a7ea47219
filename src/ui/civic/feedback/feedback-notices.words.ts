import type { feedbackNotices } from '../../../application/civic/feedback/feedback-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'feedback-sent': '反馈已提交，谢谢您' },
  en: { 'feedback-sent': 'Feedback sent. Thank you.' },
} satisfies NoticeWordsFor<typeof feedbackNotices>)
