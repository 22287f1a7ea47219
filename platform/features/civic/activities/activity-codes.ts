import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'
import type { CodePurpose, ScanOutcome } from '../../../kernel/codes/code-purpose'
import { activities, activityMembers } from './activities.schema'
import { requireActivityLeader } from './lead-activity'
import { checkInOrOut } from './check-in-or-out'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/**
 * The code of an activity, shown by the leader of its team. Whoever scans it stands before the leader, so the first
 * scan checks a member in and the next scan checks them out, even at an activity that otherwise accepts only a typed
 * code or the position.
 */
export const activityCodes: CodePurpose = {
  name: 'activity',
  requireIssuer: requireActivityLeader,
  redeem: async (transaction, { subject, issuerId, scannerId, at }) => {
    await requireActivityLeader(transaction, issuerId, subject)
    const membership = await queriesOf(transaction).readOne(
      build
        .select({ activity: activities, state: activityMembers.state })
        .from(activities)
        .leftJoin(
          activityMembers,
          and(eq(activityMembers.activityId, activities.id), eq(activityMembers.userId, scannerId)),
        )
        .where(eq(activities.id, subject)),
    )
    if (membership === null) throw new Refusal(errorCodes.gone)
    const { activity, state } = membership
    const act = state === 'checked-in' ? 'check-out' : 'check-in'
    // A check-in or check-out that was made before is answered without an error, and the code is not used up.
    if (state === 'checked-out') throw new Refusal(errorCodes.stateRefuses, null, { state: 'checked-out' })
    const checkIn = { activityId: subject, act, code: null, position: null, at: null, byLeader: true } as const
    await checkInOrOut(transaction, scannerId, checkIn, at)
    return { ...(act === 'check-in' ? checkedIn : checkedOut)(activity.title), path: `/activities-details/${subject}` }
  },
}

type OutcomeWords = (title: typeof activities.$inferSelect.title) => Omit<ScanOutcome, 'path'>

const checkedIn: OutcomeWords = (title) => ({
  title: { 'zh-CN': '签到成功', en: 'You’re checked in' },
  text: {
    'zh-CN': `“${title['zh-CN']}”已签到。离开时请再扫码签退。`,
    en: `You’re at “${title.en}”. Scan a code again when you leave.`,
  },
})
const checkedOut: OutcomeWords = (title) => ({
  title: { 'zh-CN': '签退成功', en: 'You’re checked out' },
  text: {
    'zh-CN': `“${title['zh-CN']}”的服务时长已记录，谢谢您。`,
    en: `Your time at “${title.en}” has been recorded. Thank you.`,
  },
})
