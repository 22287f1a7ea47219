import type { ownDataNotices } from '../../../application/people/own-data/own-data-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'copy-asked': '已申请数据副本', 'deletion-asked': '已申请注销', 'deletion-cancelled': '账号已保留' },
  en: {
    'copy-asked': 'Copy requested',
    'deletion-asked': 'Your account will be deleted',
    'deletion-cancelled': 'Your account stays',
  },
} satisfies NoticeWordsFor<typeof ownDataNotices>)
