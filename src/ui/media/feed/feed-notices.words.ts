import type { feedNotices } from '../../../application/media/feed/feed-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'card-liked': '已点赞' },
  en: { 'card-liked': 'Liked' },
} satisfies NoticeWordsFor<typeof feedNotices>)
