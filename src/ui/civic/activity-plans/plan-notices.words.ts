import type { planNotices } from '../../../application/civic/activity-plans/plan-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'activity-plan-sent': '已提交，审核结果会通知您',
    'activity-planned': '活动已发布',
    'activity-changed': '已保存，报名的人会收到通知',
    'activity-plan-withdrawn': '计划已撤回',
  },
  en: {
    'activity-plan-sent': 'Sent. You’ll get a message once it’s been reviewed.',
    'activity-planned': 'Activity published',
    'activity-changed': 'Saved. Those who joined are told what changed.',
    'activity-plan-withdrawn': 'Plan withdrawn',
  },
} satisfies NoticeWordsFor<typeof planNotices>)
