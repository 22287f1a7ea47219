import type { ActivityAct, ActivityRole } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'
import type { Localised } from '../../../kernel/database/schema/localised'

const cancelled = message(
  ['活动已取消', 'Your activity was cancelled'],
  [
    '您报名的“{title}”已取消，原因请见活动详情。已签到的，到此为止的服务时间照常计算。',
    '“{title}”, which you joined, was cancelled. Open the activity to see why. If you had checked in, your time up to now counts.',
  ],
)
const removed = message(
  ['活动内容已被移除', 'Your activity was removed'],
  ['您发布的活动内容已被工作人员移除。原因：{reason}', 'The office removed what you wrote. Reason: {reason}'],
)

/** Messages to the people whom a step of an activity concerns. */
export const activityMessages: {
  readonly [Act in ActivityAct]?: { readonly [Role in ActivityRole]?: CaseMessage }
} = {
  approve: {
    leader: message(
      ['活动计划已通过', 'Your activity was approved'],
      ['“{title}”已通过审核，大家现在可以看到。', '“{title}” was approved, and everyone can see it now.'],
    ),
  },
  refuse: {
    leader: message(
      ['活动计划未通过', 'Your activity wasn’t approved'],
      [
        '“{title}”没有通过审核，原因请见活动计划。修改后可以再次提交。',
        '“{title}” wasn’t approved. Open it to see why; you can change it and send it again.',
      ],
    ),
  },
  begin: {
    member: {
      title: { 'zh-CN': '活动已开始', en: 'Your activity has started' },
      text: {
        'zh-CN': '您报名的“{title}”已经开始，请到场后签到。',
        en: '“{title}” has started. Check in when you arrive.',
      },
    },
  },
  move: {
    member: message(
      ['活动已改期', 'Your activity has a new time'],
      [
        '您报名的“{title}”已改期，新的时间请见活动详情。',
        '“{title}” has been rescheduled. Open the activity to see the new time.',
      ],
    ),
  },
  callOff: {
    member: message(
      ['活动已取消', 'Your activity was cancelled'],
      [
        '您报名的“{title}”已取消，原因请见活动详情。',
        '“{title}”, which you joined, was cancelled. Open the activity to see why.',
      ],
    ),
  },
  endEarly: {
    member: message(
      ['活动已提前结束', 'Your activity ended early'],
      [
        '“{title}”已提前结束。已签到的，到此为止的服务时间照常计算。',
        '“{title}” has ended early. If you checked in, your time up to now counts.',
      ],
    ),
  },
  end: {
    leader: message(
      ['请核对签到情况', 'Please check the attendance'],
      [
        '“{title}”已结束。请核对到场人员。待确认的时长经您确认后计入，结束后14天内可以更正。',
        '“{title}” is over. Check who was there: pending hours count once you confirm them, and you can correct them for 14 days.',
      ],
    ),
  },
  cancel: { member: cancelled },
  takeDown: { member: cancelled, leader: removed },
  takeDownCancelled: { leader: removed },
  takeDownEnded: { leader: removed },
}

/** What stands in place of the words of an activity that the office removed. */
export const removedActivity = {
  title: { 'zh-CN': '内容已移除的活动', en: 'Removed activity' },
  intro: { 'zh-CN': '活动内容已被工作人员移除。', en: 'The office removed what was written here.' },
  placeName: { 'zh-CN': '地点已移除', en: 'Place removed' },
} as const satisfies Readonly<Record<string, Localised>>
