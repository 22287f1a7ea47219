import type { foundingNotices } from '../../../application/civic/team-foundings/founding-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { foundTeamPath } from './team-foundings.paths'

export const ways: readonly SearchWay[] = [
  { path: foundTeamPath, words: { 'zh-CN': '成立队伍|创建志愿队', en: 'Found a team|Start a volunteer team' } },
]

export const notices: NoticeTextsFor<typeof foundingNotices> = {
  'team-founding-sent': {
    'zh-CN': '已提交，审核结果会通知您',
    en: 'Sent. You’ll get a message once it’s been reviewed.',
  },
  'team-founding-withdrawn': { 'zh-CN': '申请已撤回', en: 'Request withdrawn' },
  'team-changed': { 'zh-CN': '已保存', en: 'Saved' },
  'team-name-sent': { 'zh-CN': '已保存，新队名正在审核', en: 'Saved. The new name is being reviewed.' },
  'team-closed': { 'zh-CN': '队伍已解散，队员会收到通知', en: 'Team closed. Its members are told.' },
}
