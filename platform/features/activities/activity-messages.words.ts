import type { ActivityAct, ActivityRole } from '../../../src/domain/activities/activity-lifecycle'
import type { CaseMessage } from '../cases/case-kind'
import { message } from '../cases/message'

/** Messages to those whom a step of an activity concerns. */
export const activityMessages: {
  readonly [Act in ActivityAct]?: { readonly [Role in ActivityRole]?: CaseMessage }
} = {
  begin: {
    member: {
      title: { 'zh-CN': '活动开始了', en: 'An activity has begun' },
      text: {
        'zh-CN': '您报名的“{title}”已经开始，请到场后签到。',
        en: '“{title}”, which you joined, has begun. Check in when you are there.',
      },
    },
  },
  move: {
    member: message(
      ['活动改期了', 'An activity was moved'],
      [
        '您报名的“{title}”改了时间，新的时间请见活动详情。',
        '“{title}”, which you joined, is at another time. Its page says when.',
      ],
    ),
  },
  callOff: {
    member: message(
      ['活动取消了', 'An activity was cancelled'],
      ['您报名的“{title}”已取消，原因请见活动详情。', '“{title}”, which you joined, was cancelled. Its page says why.'],
    ),
  },
  endEarly: {
    member: message(
      ['活动提前结束了', 'An activity ended early'],
      [
        '“{title}”已提前结束。已签到的，到此为止的服务时间照常计算。',
        '“{title}” is over. If you checked in, your time until now stands.',
      ],
    ),
  },
  end: {
    leader: message(
      ['请核对签到情况', 'Please look through the attendance'],
      [
        '“{title}”已结束。请核对谁来过；待确认的时长经您确认后计入，结束后14天内可以更正。',
        '“{title}” is over. Look through who was there: hours that wait count once you confirm them, and can be corrected for 14 days.',
      ],
    ),
  },
  cancel: {
    member: {
      title: { 'zh-CN': '活动取消了', en: 'An activity was cancelled' },
      text: {
        'zh-CN': '您报名的“{title}”已取消，原因请见活动详情。已签到的，到此为止的服务时间照常计算。',
        en: '“{title}”, which you joined, was cancelled. Its page says why. If you had checked in, your time until now stands.',
      },
    },
  },
}
