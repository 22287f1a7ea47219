import type { matrixNotices } from '../../../application/media/matrix/matrix-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'group-followed': '已关注这一组的全部账号' },
  en: { 'group-followed': 'You now follow every account in this group' },
} satisfies NoticeWordsFor<typeof matrixNotices>)
