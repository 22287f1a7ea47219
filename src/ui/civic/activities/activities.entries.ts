import { CalendarCheck, Hourglass } from 'lucide-react'
import type { activityNotices } from '../../../application/civic/activities/activity-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { activitiesPath, activityRecordPath, myActivitiesPath } from './activities.paths'

export const ways: readonly SearchWay[] = [
  { path: activitiesPath, words: { 'zh-CN': '志愿活动|活动报名|活动', en: 'Activities|events|volunteer activities' } },
  { path: myActivitiesPath, words: { 'zh-CN': '我的活动|我报名的活动', en: 'My activities|activities I joined' } },
  {
    path: activityRecordPath,
    words: { 'zh-CN': '服务记录|服务时长|志愿时长', en: 'Service record|my hours|volunteer hours' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 10,
    path: myActivitiesPath,
    icon: CalendarCheck,
    subject: 'activity',
    words: { 'zh-CN': '我的志愿活动', en: 'My activities' },
  },
  {
    group: 'volunteering',
    rank: 20,
    path: activityRecordPath,
    icon: Hourglass,
    words: { 'zh-CN': '服务时长', en: 'My hours' },
  },
]

export const notices: NoticeTextsFor<typeof activityNotices> = {
  'activity-called-off': {
    'zh-CN': '活动已取消，已报名的人会收到通知',
    en: 'Activity cancelled. Everyone who joined can see it.',
  },
  'activity-ended': { 'zh-CN': '活动已结束', en: 'Activity ended' },
}
