import type { accountNotices } from '../../../application/people/account/account-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'history-cleared': '浏览记录已清除', 'favourites-removed': '已移出收藏' },
  en: { 'history-cleared': 'History cleared', 'favourites-removed': 'Removed from favourites' },
} satisfies NoticeWordsFor<typeof accountNotices>)
