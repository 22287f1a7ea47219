import type { teamNotices } from '../../../application/civic/teams/team-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'team-asked': '申请已提交',
    'team-handed-over': '队伍已交接，您仍是队员',
    'team-request-withdrawn': '申请已撤回',
    'team-left': '已退出队伍',
    'applicant-approved': '已通过申请',
    'applicant-refused': '申请未通过',
    'member-removed': '已移出队伍',
  },
  en: {
    'team-asked': 'Request sent',
    'team-handed-over': 'Team handed over. You’re still a member.',
    'team-request-withdrawn': 'Request withdrawn',
    'team-left': 'You left the team',
    'applicant-approved': 'Approved',
    'applicant-refused': 'Request declined',
    'member-removed': 'Member removed',
  },
} satisfies NoticeWordsFor<typeof teamNotices>)
