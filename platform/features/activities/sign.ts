import { and, eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { countedTime, servedMinutes, signProblem } from '../../../src/domain/activities/attendance'
import type { SignAct } from '../../../src/domain/activities/attendance'
import type { Database } from '../../database/client'
import { Refusal } from '../../http/refusal'
import { take } from '../../limits/allowance'
import { carryOut } from '../cases/carry-out'
import { distanceFrom } from '../places/positions'
import type { Position } from '../places/positions'
import { countService } from '../rankings/count-service'
import { siteToday } from '../site/site-today'
import { activities, activityMembers } from './activities.schema'
import { memberCase } from './activity-cases'

export interface Sign {
  readonly activityId: string
  readonly act: SignAct
  readonly code: string | null
  readonly position: Position | null
  /** The phone's own time, when it waited for a network. */
  readonly at: Date | null
}

/** Codes that one volunteer may try. */
const allowance = { most: 10, window: 600_000 }

/**
 * Signs a volunteer in or out. The minutes between are counted with the check-out, in its transaction: a second one
 * finds the member checked out already, and the ledger takes one row for each volunteer and activity.
 */
export async function sign(database: Database, userId: string, sent: Sign, now: Date): Promise<void> {
  const { activityId, act, code, position } = sent
  const [found] = await database
    .select({
      activity: activities,
      distance: position === null ? sql<number | null>`null::int` : distanceFrom(activities, position),
      memberId: activityMembers.id,
    })
    .from(activities)
    .leftJoin(activityMembers, and(eq(activityMembers.activityId, activities.id), eq(activityMembers.userId, userId)))
    .where(eq(activities.id, activityId))
  if (found === undefined || found.activity.state === 'submitted') throw new Refusal(errorCodes.gone)
  const { activity, distance, memberId } = found
  if (memberId === null) throw refused('not-joined')
  if (code !== null) await take(database, `activity-code:${userId}`, allowance, now)
  const counted = countedTime(sent.at?.getTime() ?? null, now.getTime())
  if (counted === null) throw refused('too-late')
  const endsAt = activity.endsAt.getTime()
  const rules = { ...activity, startsAt: activity.startsAt.getTime(), endsAt }
  const problem = signProblem(act, rules, counted, { code, distance })
  if (problem !== null) throw refused(problem)
  const at = new Date(counted)
  const day = await siteToday(database, at)
  const isIn = act === 'check-in'
  try {
    await carryOut(database, memberCase, {
      id: memberId,
      act,
      role: 'member',
      actorId: userId,
      at: now,
      set: isIn ? { checkedInAt: at } : { checkedOutAt: at },
      also: async (transaction, member) => {
        if (isIn) return
        // A check-out that waited may carry a time before the check-in.
        if (member.checkedInAt === null || at < member.checkedInAt) throw refused('too-early')
        const minutes = servedMinutes(member.checkedInAt.getTime(), counted, endsAt)
        await transaction.update(activityMembers).set({ minutes }).where(eq(activityMembers.id, memberId))
        const { teamId, organisationId, projectId } = activity
        const service = { userId, activityId, teamId, organisationId, projectId, minutes, endedAt: at, day }
        await countService(transaction, service)
      },
    })
  } catch (error) {
    if (!isRepeated(error, act)) throw error
  }
}

/** Another phone, or the same sign sent again, was first: what was asked for is done. */
function isRepeated(error: unknown, act: SignAct): boolean {
  if (!(error instanceof Refusal)) return false
  const { state } = error.data as { readonly state?: string }
  return state === 'checked-out' || (act === 'check-in' && state === 'checked-in')
}

const refused = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
