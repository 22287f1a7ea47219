import type { reportNotices } from '../../../application/participation/reports/report-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof reportNotices> = {
  reported: { 'zh-CN': '已举报，处理结果会通知您', en: 'Reported. We’ll tell you what we decide.' },
}
