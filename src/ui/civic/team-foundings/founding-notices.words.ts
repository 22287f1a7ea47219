import type { foundingNotices } from '../../../application/civic/team-foundings/founding-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'team-founding-sent': '已提交，审核结果会通知您',
    'team-founding-withdrawn': '申请已撤回',
    'team-changed': '已保存',
    'team-name-sent': '已保存，新队名正在审核',
    'team-closed': '队伍已解散，队员会收到通知',
  },
  en: {
    'team-founding-sent': 'Sent. You’ll get a message once it’s been reviewed.',
    'team-founding-withdrawn': 'Request withdrawn',
    'team-changed': 'Saved',
    'team-name-sent': 'Saved. The new name is being reviewed.',
    'team-closed': 'Team closed. Its members are told.',
  },
} satisfies NoticeWordsFor<typeof foundingNotices>)
