import type { commentNotices } from '../../../application/participation/comments/comment-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'comment-posted': '评论已发布', 'comment-deleted': '评论已删除' },
  en: { 'comment-posted': 'Comment posted', 'comment-deleted': 'Comment deleted' },
} satisfies NoticeWordsFor<typeof commentNotices>)
