import type { postNotices } from '../../../application/civic/circle-writing/post-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'circle-post-sent': '已发布',
    'circle-post-held': '已提交，审核后其他人可以看到',
    'circle-post-edited': '已保存修改',
  },
  en: {
    'circle-post-sent': 'Posted',
    'circle-post-held': 'Sent. Others see it once it has been reviewed.',
    'circle-post-edited': 'Changes saved',
  },
} satisfies NoticeWordsFor<typeof postNotices>)
