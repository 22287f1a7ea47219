import type { showNotices } from '../../../application/civic/shows/show-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'show-sent': '风采已提交，审核通过后公开', 'show-deleted': '风采已删除' },
  en: { 'show-sent': 'Story submitted. It becomes public once approved.', 'show-deleted': 'Story deleted' },
} satisfies NoticeWordsFor<typeof showNotices>)
