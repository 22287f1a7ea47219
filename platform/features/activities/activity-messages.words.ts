import type { ActivityAct, ActivityRole } from '../../../src/domain/activities/activity-lifecycle'
import type { CaseMessage } from '../cases/case-kind'

/** Messages to those whom a step of an activity concerns. */
export const activityMessages: {
  readonly [Act in ActivityAct]?: { readonly [Role in ActivityRole]?: CaseMessage }
} = {
  begin: {
    member: {
      title: { 'zh-CN': '活动开始了', en: 'An activity has begun' },
      text: {
        'zh-CN': '您报名的“{title}”已经开始，请到场后签到。',
        en: '“{title}”, which you joined, has begun. Sign in when you are there.',
      },
    },
  },
  cancel: {
    member: {
      title: { 'zh-CN': '活动取消了', en: 'An activity was cancelled' },
      text: {
        'zh-CN': '您报名的“{title}”已取消，原因请见活动详情。',
        en: '“{title}”, which you joined, was cancelled. Its page says why.',
      },
    },
  },
}
