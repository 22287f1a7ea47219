import type { activityNotices } from '../../../application/civic/activities/activity-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { 'activity-called-off': '活动已取消，报名的人会看到', 'activity-ended': '活动已结束' },
  en: {
    'activity-called-off': 'Activity cancelled. Everyone who joined can see it.',
    'activity-ended': 'Activity ended',
  },
} satisfies NoticeWordsFor<typeof activityNotices>)
