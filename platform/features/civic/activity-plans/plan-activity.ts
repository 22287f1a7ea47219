import { and, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { planActivity as endpoint } from '../../../../contract/activity-plans'
import { errorCodes } from '../../../../contract/envelope'
import { mostAtOnce, type CheckedPlan } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { repeated } from '../../../../src/domain/civic/activity-plans/repeat'
import { activityLifecycle, stateAt } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { asWritten, unsaid } from '../../../kernel/shared/as-written'
import { randomDigits, randomId } from '../../../kernel/shared/random'
import { addStep } from '../../../kernel/cases/case-steps'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { activityCase } from '../activities/activity-cases'
import { activities } from '../activities/activities.schema'
import { indexActivities } from '../activities/index-activities'
import { ownActivityPictures } from '../activities/activity-pictures'
import { requireLeader } from '../teams/require-leader'
import { teams } from '../teams/teams.schema'
import { readVolunteeringRules } from '../volunteer-status/volunteering-rules'
import { requireAndLockVolunteer } from '../volunteer-status/require-volunteer'
import { checkedPlan, codeDigits, keptPictures, planRadius, storedShifts } from './checked-plan'
import { countPlanned } from './read-plan'

/** How often one leader may plan in a day. */
export const planLimit = formLimit('activity-plan', { most: 20, window: 86_400_000 })
type Body = z.output<typeof endpoint.body>

/**
 * The leader of a team plans an activity, once or several times. It waits for the office, or is public at once where the
 * site wants no approval. Returns the ids, the first activity first.
 */
export async function planActivity(
  database: Database,
  leaderId: string,
  body: Body,
  now: Date,
): Promise<readonly string[]> {
  const plan = await checkedPlan(database, body, now, null)
  await requireLeader(database, body.team_id, leaderId)
  await planLimit.consume(database, leaderId, now)
  return await database.transaction(async (transaction) => {
    await requireAndLockVolunteer(transaction, leaderId)
    await lockTeam(transaction, body.team_id)
    // The team may have been handed over before the lock.
    await requireLeader(transaction, body.team_id, leaderId)
    const zone = await selectTimeZone(queriesOf(transaction))
    const starts = repeated(plan.startsAt, plan.repeat, zone)
    if ((await countPlanned(transaction, body.team_id)) + starts.length > mostAtOnce)
      throw new Refusal(errorCodes.stateRefuses, null, { state: 'too-many-activities' })
    const kept = await picturesOfCopied(transaction, body)
    const own = await ownActivityPictures(transaction, leaderId, plan.pictures, now)
    const { approvesActivities } = await readVolunteeringRules(transaction)
    const rows = starts.map((startsAt) =>
      rowOf(plan, { startsAt, teamId: body.team_id, pictures: [...kept, ...own], isPublic: !approvesActivities, now }),
    )
    await transaction.insert(activities).values(rows)
    for (const { id, state } of rows)
      await addStep(transaction, {
        kind: activityCase.name,
        caseId: id,
        act: 'submit',
        state,
        role: 'leader',
        actorId: leaderId,
        text: unsaid,
        at: now,
      })
    const ids = rows.map(({ id }) => id)
    if (!approvesActivities) await indexActivities(transaction, ids)
    return ids
  })
}

/** Locks a team, so that those who plan for it are counted one after the other. */
async function lockTeam(transaction: Transaction, teamId: string): Promise<void> {
  await queriesOf(transaction).read(
    build.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update'),
  )
}

/** The pictures that are taken over from another activity of the same team. */
async function picturesOfCopied(database: Database, { team_id: teamId, copy_of: copiedId, kept }: Body) {
  if (copiedId === null) return keptPictures([], kept)
  const copied = await queriesOf(database).readOne(
    build
      .select({ pictures: activities.pictures })
      .from(activities)
      .where(and(eq(activities.id, copiedId), eq(activities.teamId, teamId), ne(activities.state, 'withdrawn'))),
  )
  if (copied === null) throw new Refusal(errorCodes.gone)
  return keptPictures(copied.pictures, kept)
}

interface PlannedTime {
  readonly startsAt: number
  readonly teamId: string
  readonly pictures: readonly string[]
  readonly isPublic: boolean
  readonly now: Date
}

function rowOf(plan: CheckedPlan, { startsAt, teamId, pictures, isPublic, now }: PlannedTime) {
  const later = startsAt - plan.startsAt
  const times = {
    // Where no opening is said, every time of a repeated activity can be joined at once.
    enrolsAt: plan.enrolsAt === null ? now.getTime() : plan.enrolsAt + later,
    startsAt,
    endsAt: plan.endsAt + later,
  }
  const approved = stateAt(activityLifecycle.acts.approve.to, times, now.getTime())
  return {
    id: randomId('activity'),
    kind: plan.kind,
    title: asWritten(plan.title),
    intro: asWritten(plan.intro),
    requirements: asWritten(plan.requirements),
    pictures,
    teamId,
    placeName: asWritten(plan.place.name),
    latitude: plan.place.latitude,
    longitude: plan.place.longitude,
    enrolsAt: new Date(times.enrolsAt),
    enrolsUntil: plan.enrolsUntil === null ? null : new Date(plan.enrolsUntil + later),
    startsAt: new Date(startsAt),
    endsAt: new Date(times.endsAt),
    places: plan.places,
    placesLeft: plan.places,
    shifts: storedShifts(plan, []),
    radius: planRadius,
    code: randomDigits(codeDigits),
    state: isPublic ? approved : activityLifecycle.start,
    createdAt: now,
    updatedAt: now,
  } satisfies typeof activities.$inferInsert
}
