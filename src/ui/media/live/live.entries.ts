import type { liveNotices } from '../../../application/media/live/live-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { liveEventsPath } from './live.paths'

export const ways: readonly SearchWay[] = [
  {
    path: liveEventsPath,
    words: { 'zh-CN': '直播|直播活动|直播预告|回放', en: 'Live events|live|broadcasts|replays' },
  },
]

export const notices: NoticeTextsFor<typeof liveNotices> = {
  'reminder-set': { 'zh-CN': '已预约，开播前15分钟提醒', en: 'Reminder set for 15 minutes before it begins' },
  'reminder-removed': { 'zh-CN': '已取消预约', en: 'Reminder removed' },
}
