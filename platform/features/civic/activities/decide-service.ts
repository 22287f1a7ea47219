import { and, asc, eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { checkTimes, checkWhy } from '../../../../src/domain/civic/activities/attendance-list'
import {
  isForLeader,
  leaderMayDecide,
  serviceAt,
  type ServiceDecision,
} from '../../../../src/domain/civic/activities/service-lifecycle'
import type { TimeSpan } from '../../../../src/domain/civic/activities/time-spans'
import { success } from '../../../../src/domain/frame/shared/result'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Localised } from '../../../kernel/database/schema/localised'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { serviceTimes } from './activities.schema'
import { requireActivityLeader } from './lead-activity'
import { recountService, type ChangedService } from './recount-service'
import { lockActivity, lockPeople } from './service-locks'
import { serviceCase, serviceId } from './service-case'
import { checkOut, noteEnd, type ActivityRow, type Actor } from './service-times'

export interface ServiceDecisionRequest {
  readonly activityId: string
  readonly userId: string
  readonly act: ServiceDecision
  /** The corrected time; null for other decisions. */
  readonly span: TimeSpan | null
  /** The reason; '' for a confirmation. */
  readonly text: string
}

/** The leader decides on somebody else's period of service, until two weeks after its end. */
export async function decideAsLeader(
  database: Database,
  actorId: string,
  decision: ServiceDecisionRequest,
  at: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const activity = await lockLedActivity(transaction, actorId, decision.activityId, at)
    // Leaders cannot confirm their own hours: the office does.
    if (decision.userId === actorId) throw refusalFor('own')
    await decide(transaction, activity, decision, { role: 'leader', actorId, at })
  })
}

/** The office decides on any period of service, without the leader's limit of two weeks. */
export async function decideAsOffice(database: Database, decision: ServiceDecisionRequest, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const activity = await lockActivity(transaction, decision.activityId)
    await decide(transaction, activity, decision, { role: 'operator', actorId: null, at })
  })
}

/**
 * Confirms every period of service that waits for the leader, each by a separate act, and returns how many it
 * confirmed. It locks the rows of all people before the first act. After the last act, one recount locks the rows of
 * the sums. Every transaction locks people before sums, so no other transaction deadlocks with this one.
 */
export async function confirmAll(
  transaction: Transaction,
  actorId: string,
  activityId: string,
  at: Date,
): Promise<number> {
  const activity = await lockLedActivity(transaction, actorId, activityId, at)
  const waitingRows = await queriesOf(transaction).read(
    build
      .select({ userId: serviceTimes.userId })
      .from(serviceTimes)
      .where(and(eq(serviceTimes.activityId, activityId), inArray(serviceTimes.state, ['open', 'waiting'])))
      .orderBy(asc(serviceTimes.userId)),
  )
  // Leaders cannot confirm their own hours: the office does.
  const otherUserIds = waitingRows.map(({ userId }) => userId).filter((userId) => userId !== actorId)
  await lockPeople(transaction, otherUserIds)
  const actor = { role: 'leader', actorId, at } as const
  const changes: ChangedService[] = []
  for (const userId of otherUserIds) {
    const decision = { activityId, userId, act: 'confirm', span: null, text: '' } as const
    // Periods of members who are still there, and periods that were decided on meanwhile, are refused and stay as they
    // are.
    await unlessRefused(async () => {
      const { change } = await transaction.transaction((each) => decideTime(each, activity, decision, actor))
      changes.push(change)
    })
  }
  await recountService(transaction, changes, { activityId, act: 'confirm', ...actor })
  return changes.length
}

/**
 * Selects and locks an activity of the leader's team; refuses once it is too late for the leader to decide on the
 * service at it.
 */
export async function lockLedActivity(
  transaction: Transaction,
  actorId: string,
  activityId: string,
  at: Date,
): Promise<ActivityRow> {
  const activity = await lockActivity(transaction, activityId)
  await requireActivityLeader(transaction, actorId, activityId)
  if (!leaderMayDecide(activity.endsAt.getTime(), at.getTime())) throw refusalFor('closed')
  return activity
}

async function decide(
  transaction: Transaction,
  activity: ActivityRow,
  decision: ServiceDecisionRequest,
  actor: Actor,
): Promise<void> {
  await lockPeople(transaction, [decision.userId])
  const { change, reasonWords } = await decideTime(transaction, activity, decision, actor)
  await recountService(transaction, [change], {
    activityId: activity.id,
    act: decision.act,
    ...actor,
    text: reasonWords,
  })
}

/**
 * Decides on a period of service of a person whom the caller has locked. The caller also recounts what changed.
 * @returns the change, and the reason as it is stored
 */
async function decideTime(
  transaction: Transaction,
  activity: ActivityRow,
  { userId, act, span, text }: ServiceDecisionRequest,
  actor: Actor,
): Promise<{ readonly change: ChangedService; readonly reasonWords: Localised }> {
  const now = actor.at.getTime()
  const times = { startsAt: activity.startsAt.getTime(), endsAt: activity.endsAt.getTime() }
  const reason = act === 'confirm' ? success('') : checkWhy(text)
  if (!reason.ok) throw invalid(reason.reason)
  if (act === 'correct') requireSpan(span, times, now)
  const id = serviceId(activity.id, userId)
  const row = await queriesOf(transaction).readOne(build.select().from(serviceTimes).where(eq(serviceTimes.id, id)))
  if (row === null) throw new Refusal(errorCodes.gone)
  const { state, doubt, fromAt, untilAt } = row
  if (actor.role === 'leader' && !isForLeader(doubt)) throw refusalFor('own')
  const from = fromAt.getTime()
  const newTime = serviceAt({ state, doubt, from, until: untilAt?.getTime() ?? null }, times, now)
  if (act === 'confirm' && newTime.state === 'open') throw refusalFor('open')
  const was = { from, until: newTime.until ?? now }
  const becomes = act === 'correct' && span !== null ? span : was
  const reasonWords = asWritten(reason.value)
  const set = { fromAt: new Date(becomes.from), untilAt: new Date(becomes.until), doubt: newTime.doubt }
  await carryOut(transaction, serviceCase, { id, act, ...actor, text: reasonWords, set })
  await noteEnd(transaction, row, set.untilAt)
  await checkOut(transaction, row, set.untilAt, actor.at)
  return { change: { userId, spans: [was, becomes] }, reasonWords }
}

/** Refuses a period that does not fit the activity; each problem names the field that it is about. */
export function requireSpan(
  span: TimeSpan | null,
  activity: { readonly startsAt: number; readonly endsAt: number },
  now: number,
): asserts span is TimeSpan {
  const times = checkTimes(span ?? { from: null, until: null }, activity, now)
  if (!times.ok) throw invalid({ ...times.reason })
}

const refusalFor = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
