import type { reportNotices } from '../../../application/participation/reports/report-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { reported: '已举报，处理结果会通知您' },
  en: { reported: 'Reported. We’ll tell you what we decide.' },
} satisfies NoticeWordsFor<typeof reportNotices>)
