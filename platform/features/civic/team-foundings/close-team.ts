import { and, asc, eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { reasonRule } from '../../../../src/domain/civic/teams/team'
import { parseText } from '../../../../src/domain/frame/shared/plain-text'
import type { Database, Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { withdrawActivityPlan } from '../activity-plans/withdraw-activity-plan'
import { activities } from '../activities/activities.schema'
import { leadActivity } from '../activities/lead-activity'
import { performDueActsOf } from '../activities/move-on'
import { indexTeam } from '../teams/index-team'
import { lockLedTeam } from '../teams/require-leader'
import { teamMembers, teams } from '../teams/teams.schema'
import { venueTeams } from '../venues/venues.schema'
import { readRenaming } from './change-team'
import { withdrawFounding } from './found-team'
import { closedMessage } from './founding-messages.words'
import { teamNames } from './team-foundings.schema'

/**
 * The leader closes a team. Its activities to come are called off with the same reason, its plans are withdrawn, and an
 * activity under way has to be ended first. Its members are told; their hours stay.
 */
export async function closeTeam(
  database: Database,
  leaderId: string,
  { id, text }: { readonly id: string; readonly text: string },
  now: Date,
): Promise<void> {
  const reason = parseText(text, reasonRule)
  if (!reason.ok) throw invalid({ text: reason.reason })
  await database.transaction(async (transaction) => {
    await lockMembers(transaction, id)
    const team = await lockLedTeam(transaction, leaderId, id)
    await endActivities(transaction, { leaderId, teamId: id, reason: reason.value }, now)
    await endTeam(transaction, { leaderId, teamId: id, name: team.name, reason: asWritten(reason.value) }, now)
  })
}

interface TeamEnding {
  readonly teamId: string
  readonly name: Localised
  /** What its members read. */
  readonly reason: Localised
  /** The leader who closes it, and is not told; null for the office. */
  readonly leaderId: string | null
}

/** Closes a team that has nothing under way. Its members are told; their hours stay. */
export async function endTeam(transaction: Transaction, ending: TeamEnding, now: Date): Promise<void> {
  const { teamId: id, leaderId, reason } = ending
  const renaming = await readRenaming(transaction, id)
  if (renaming !== null) await withdrawFounding(transaction, renaming.userId, renaming.id, now)
  await tellMembers(transaction, ending, now)
  await transaction
    .update(teamMembers)
    .set({ state: 'left', updatedAt: now })
    .where(and(eq(teamMembers.teamId, id), inArray(teamMembers.state, ['member', 'pending'])))
  await transaction
    .update(teams)
    .set({ closedAt: now, leaderId: null, successorId: null, members: 0 })
    .where(eq(teams.id, id))
  await transaction.delete(teamNames).where(eq(teamNames.teamId, id))
  await transaction.delete(venueTeams).where(eq(venueTeams.teamId, id))
  await indexTeam(transaction, id)
  const role = leaderId === null ? 'operator' : 'leader'
  await addStep(transaction, {
    act: 'close',
    state: 'closed',
    role,
    actorId: leaderId,
    at: now,
    kind: 'team',
    caseId: id,
    text: reason,
  })
}

/** Locks the memberships before the team, as every act on a membership does, so that they never deadlock. */
export async function lockMembers(transaction: Transaction, teamId: string): Promise<void> {
  await queriesOf(transaction).read(
    build
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, teamId))
      .orderBy(asc(teamMembers.userId))
      .for('update'),
  )
}

interface Closing {
  readonly leaderId: string
  readonly teamId: string
  readonly reason: string
}

async function endActivities(
  transaction: Transaction,
  { leaderId, teamId, reason }: Closing,
  now: Date,
): Promise<void> {
  const selectOpen = () =>
    queriesOf(transaction).read(
      build
        .select({ id: activities.id, state: activities.state })
        .from(activities)
        .where(
          and(
            eq(activities.teamId, teamId),
            inArray(activities.state, ['submitted', 'refused', 'announced', 'enrolling', 'running']),
          ),
        )
        .orderBy(asc(activities.id)),
    )
  for (const { id } of await selectOpen()) await performDueActsOf(transaction, id, now)
  const open = await selectOpen()
  if (open.some(({ state }) => state === 'running'))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'activity-running' })
  for (const { id, state } of open)
    if (state === 'submitted' || state === 'refused') await withdrawActivityPlan(transaction, leaderId, id, now)
    else await leadActivity(transaction, leaderId, { id, act: 'callOff', text: reason }, now)
}

async function tellMembers(
  transaction: Transaction,
  { leaderId, teamId, reason }: TeamEnding,
  now: Date,
): Promise<void> {
  const members = await queriesOf(transaction).read(
    build
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.state, ['member', 'pending']))),
  )
  const slots = { name: refer('team', teamId), reason }
  const path = `/team-detail?id=${encodeURIComponent(teamId)}`
  const news = members.flatMap(({ userId }) =>
    userId === leaderId ? [] : [{ userId, id: teamId, path, words: closedMessage, slots }],
  )
  await notify(transaction, { name: 'team.close', category: 'cases' }, news, now)
}
