import type { planNotices } from '../../../application/civic/activity-plans/plan-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'

export const notices: NoticeTextsFor<typeof planNotices> = {
  'activity-plan-sent': {
    'zh-CN': '已提交，审核结果会通知您',
    en: 'Sent. You’ll get a message once it’s been reviewed.',
  },
  'activity-planned': { 'zh-CN': '活动已发布', en: 'Activity published' },
  'activity-changed': { 'zh-CN': '已保存，已报名的人会收到通知', en: 'Saved. Those who joined are told what changed.' },
  'activity-plan-withdrawn': { 'zh-CN': '计划已撤回', en: 'Plan withdrawn' },
}
