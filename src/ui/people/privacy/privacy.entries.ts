import type { privacyNotices } from '../../../application/people/privacy/privacy-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { userPrivacyPath } from './privacy.paths'

export const ways: readonly SearchWay[] = [
  {
    path: userPrivacyPath,
    words: { 'zh-CN': '隐私设置|黑名单|屏蔽|拉黑', en: 'Privacy|block someone|blocked people' },
  },
]

export const notices: NoticeTextsFor<typeof privacyNotices> = {
  'history-off': { 'zh-CN': '已停止记录，浏览记录已清除', en: 'Your history is off and was deleted' },
  'person-blocked': { 'zh-CN': '已屏蔽此人', en: 'Blocked' },
  'person-unblocked': { 'zh-CN': '已解除屏蔽', en: 'Unblocked' },
}
