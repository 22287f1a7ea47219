import type { privacyNotices } from '../../../application/people/privacy/privacy-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'history-off': '已停止记录，浏览记录已清除',
    'person-blocked': '已屏蔽此人',
    'person-unblocked': '已解除屏蔽',
  },
  en: {
    'history-off': 'Your history is off and was deleted',
    'person-blocked': 'Blocked',
    'person-unblocked': 'Unblocked',
  },
} satisfies NoticeWordsFor<typeof privacyNotices>)
