import type { threadNotices } from '../../../application/civic/threads/thread-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof threadNotices> = {
  'note-sent': { 'zh-CN': '已发送', en: 'Sent' },
  'note-removed': { 'zh-CN': '已删除', en: 'Deleted' },
  'note-not-removed': { 'zh-CN': '删除失败，请重试', en: 'It couldn’t be deleted. Try again.' },
}
