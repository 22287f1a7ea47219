import type { teamNotices } from '../../../application/civic/teams/team-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'team-asked': '申请已提交',
    'lead-offered': '邀请已发出，对方接受前仍由您负责',
    'offer-withdrawn': '邀请已撤回',
    'lead-accepted': '您现在是队伍负责人',
    'lead-declined': '已婉拒邀请',
    'team-request-withdrawn': '申请已撤回',
    'team-left': '已退出队伍',
    'applicant-approved': '已通过申请',
    'applicant-refused': '申请未通过',
    'member-removed': '已移出队伍',
  },
  en: {
    'team-asked': 'Request sent',
    'lead-offered': 'Sent. You lead the team until they accept.',
    'offer-withdrawn': 'You took the offer back',
    'lead-accepted': 'You now lead the team',
    'lead-declined': 'You declined to lead the team',
    'team-request-withdrawn': 'Request withdrawn',
    'team-left': 'You left the team',
    'applicant-approved': 'Approved',
    'applicant-refused': 'Request declined',
    'member-removed': 'Member removed',
  },
} satisfies NoticeWordsFor<typeof teamNotices>)
