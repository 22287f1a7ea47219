import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  publicActivityStates,
  type LeaderActivityAct,
} from '../../../../src/domain/civic/activities/activity-lifecycle'
import { parseText } from '../../../../src/domain/frame/shared/plain-text'
import { reasonRule } from '../../../../src/domain/civic/teams/team'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { unsaid, asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { teams } from '../teams/teams.schema'
import { volunteers } from '../volunteers/volunteers.schema'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'
import { performDueActsOf } from './move-on'
import { endAllServices } from './service-times'

/**
 * Whether somebody leads the team of an activity, and is not suspended as a volunteer. A plan that the office has not
 * approved is led by nobody, so that no service can be recorded for it.
 */
export async function leadsActivity(database: Database, userId: string | null, activityId: string): Promise<boolean> {
  if (userId === null) return false
  const rows = await queriesOf(database).read(
    build
      .select({ id: activities.id })
      .from(activities)
      .innerJoin(teams, eq(teams.id, activities.teamId))
      .leftJoin(volunteers, eq(volunteers.id, teams.leaderId))
      .where(
        and(
          eq(activities.id, activityId),
          eq(teams.leaderId, userId),
          inArray(activities.state, [...publicActivityStates]),
          or(isNull(volunteers.state), ne(volunteers.state, 'suspended')),
        ),
      ),
  )
  return rows.length > 0
}

export async function requireActivityLeader(database: Database, userId: string, activityId: string): Promise<void> {
  if (!(await leadsActivity(database, userId, activityId))) throw new Refusal(errorCodes.notYours)
}

/** The leader calls an activity off before it begins, with a reason, or ends it; its members get a message. */
export async function leadActivity(
  database: Database,
  actorId: string,
  { id, act, text }: { readonly id: string; readonly act: LeaderActivityAct; readonly text: string },
  at: Date,
): Promise<void> {
  const isEnd = act === 'endEarly'
  const reason = isEnd ? ({ ok: true, value: '' } as const) : parseText(text, reasonRule)
  if (!reason.ok) throw invalid({ text: reason.reason })
  await performDueActsOf(database, id, at)
  const reasonWords = isEnd ? unsaid : asWritten(reason.value)
  await carryOut(database, activityCase, {
    id,
    act,
    role: 'leader',
    actorId,
    at,
    text: reasonWords,
    set: isEnd ? { endsAt: at } : { cancelReason: reasonWords },
    also: async (transaction, activity) => {
      await requireActivityLeader(transaction, actorId, id)
      if (isEnd) await endAllServices(transaction, activity, { role: 'leader', actorId, at })
    },
  })
}
