import type { commentNotices } from '../../../application/participation/comments/comment-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { myCommentsPath } from './comments.paths'

export const ways: readonly SearchWay[] = [
  {
    path: myCommentsPath,
    words: {
      'zh-CN': '我的评论|我发表的评论|我的回复|修改评论|删除评论',
      en: 'My comments|what I wrote|my replies|edit a comment|delete a comment',
    },
  },
]

export const notices: NoticeTextsFor<typeof commentNotices> = {
  'comment-posted': { 'zh-CN': '评论已发布', en: 'Comment posted' },
  'comment-held': {
    'zh-CN': '评论正在审核，通过后会通知您',
    en: 'We’re checking your comment, and will tell you when it’s posted',
  },
  'comment-deleted': { 'zh-CN': '评论已删除', en: 'Comment deleted' },
  'comment-changed': { 'zh-CN': '修改已保存', en: 'Changes saved' },
  'change-held': {
    'zh-CN': '修改正在审核，通过后会通知您',
    en: 'We’re checking what you changed, and will tell you when it’s posted',
  },
}
