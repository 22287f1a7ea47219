import type { commentNotices } from '../../../application/participation/comments/comment-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'comment-posted': '评论已发布',
    'comment-held': '评论正在审核，通过后会通知您',
    'comment-deleted': '评论已删除',
    'comment-changed': '修改已保存',
    'change-held': '修改正在审核，通过后会通知您',
  },
  en: {
    'comment-posted': 'Comment posted',
    'comment-held': 'We’re checking your comment, and will tell you when it’s posted',
    'comment-deleted': 'Comment deleted',
    'comment-changed': 'Changes saved',
    'change-held': 'We’re checking what you changed, and will tell you when it’s posted',
  },
} satisfies NoticeWordsFor<typeof commentNotices>)
