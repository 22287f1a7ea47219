import { Flag } from 'lucide-react'
import type { teamNotices } from '../../../application/civic/teams/team-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { myTeamsPath, teamsPath } from './teams.paths'

export const ways: readonly SearchWay[] = [
  {
    path: teamsPath,
    words: { 'zh-CN': '志愿队伍|队伍|加入队伍|我的队伍', en: 'Teams|volunteer teams|join a team|my teams' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 50,
    path: myTeamsPath,
    icon: Flag,
    subject: 'team',
    value: 'applicants',
    words: { 'zh-CN': '志愿队伍', en: 'Volunteer teams' },
  },
]

export const notices: NoticeTextsFor<typeof teamNotices> = {
  'team-asked': { 'zh-CN': '申请已提交', en: 'Request sent' },
  'lead-offered': { 'zh-CN': '邀请已发出，对方接受前仍由您负责', en: 'Sent. You lead the team until they accept.' },
  'offer-withdrawn': { 'zh-CN': '邀请已撤回', en: 'You took the offer back' },
  'lead-accepted': { 'zh-CN': '您现在是队伍负责人', en: 'You now lead the team' },
  'lead-declined': { 'zh-CN': '已婉拒邀请', en: 'You declined to lead the team' },
  'team-request-withdrawn': { 'zh-CN': '申请已撤回', en: 'Request withdrawn' },
  'team-left': { 'zh-CN': '已退出队伍', en: 'You left the team' },
  'applicant-approved': { 'zh-CN': '已通过申请', en: 'Approved' },
  'applicant-refused': { 'zh-CN': '申请未通过', en: 'Request declined' },
  'member-removed': { 'zh-CN': '已移出队伍', en: 'Member removed' },
}
