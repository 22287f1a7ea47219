import { HandHeart } from 'lucide-react'
import type { volunteerNotices } from '../../../application/civic/volunteers/volunteer-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { registerVolunteerPath } from './volunteers.paths'

export const ways: readonly SearchWay[] = [
  {
    path: registerVolunteerPath,
    words: {
      'zh-CN': '成为志愿者|志愿者注册|当志愿者|志愿者|义工',
      en: 'Become a volunteer|volunteer|volunteering|register as a volunteer',
    },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 80,
    path: registerVolunteerPath,
    icon: HandHeart,
    subject: 'volunteer',
    words: { 'zh-CN': '志愿者注册', en: 'Registration' },
  },
]

export const notices: NoticeTextsFor<typeof volunteerNotices> = {
  'registration-changed': { 'zh-CN': '已更正', en: 'Details saved' },
}
