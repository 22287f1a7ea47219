import type { threadNotices } from '../../../application/civic/threads/thread-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'note-sent': '已发送', 'note-removed': '已删除', 'note-not-removed': '没有删除成功，请重试' },
  en: { 'note-sent': 'Sent', 'note-removed': 'Deleted', 'note-not-removed': 'It couldn’t be deleted. Try again.' },
} satisfies NoticeWordsFor<typeof threadNotices>)
