import type { postNotices } from '../../../application/civic/circle-writing/post-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof postNotices> = {
  'circle-post-sent': { 'zh-CN': '已发布', en: 'Posted' },
  'circle-post-held': { 'zh-CN': '已提交，审核后其他人可以看到', en: 'Sent. Others see it once it has been reviewed.' },
  'circle-post-edited': { 'zh-CN': '已保存修改', en: 'Changes saved' },
}
