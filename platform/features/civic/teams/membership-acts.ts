import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import type { actOnMembership as endpoint } from '../../../../contract/teams'
import { parseText } from '../../../../src/domain/frame/shared/plain-text'
import { membershipLifecycle } from '../../../../src/domain/civic/teams/membership-lifecycle'
import type { LeaderAct, OwnMembershipAct } from '../../../../src/domain/civic/teams/membership-lifecycle'
import { reasonRule } from '../../../../src/domain/civic/teams/team'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { unsaid, asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { notifyConcerned } from '../../../kernel/cases/notify-concerned'
import { requireAndLockVolunteer } from '../volunteer-status/require-volunteer'
import { answerOffer, offerLead, withdrawOffer } from './offer-lead'
import { membershipCase, membershipId } from './membership-case'
import { requireLeader, requireOpenTeam } from './require-leader'
import { teamMembers, teams } from './teams.schema'

/** The most requests to join that one volunteer may make per day, since each sends a message to a leader. */
const teamJoiningLimit = formLimit('membership', { most: 20, window: 86_400_000 })

/** Performs an act on the actor's own membership or, as the team's leader, on somebody else's. */
export async function actOnMembership(
  database: Database,
  actorId: string,
  { team_id: teamId, act, user_id: userId, text }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  switch (act) {
    case 'join':
      return await joinTeam(database, actorId, teamId, now)
    case 'withdraw':
    case 'leave':
      return await endOwnMembership(database, actorId, teamId, act, now)
    case 'acceptLead':
    case 'declineLead':
      return await answerOffer(database, actorId, { teamId, act }, now)
    case 'approve':
    case 'refuse':
    case 'remove':
    case 'offerLead':
    case 'withdrawOffer':
  }
  if (userId === null) throw invalid({ user_id: 'required' })
  if (act === 'offerLead') await offerLead(database, actorId, { teamId, userId }, now)
  else if (act === 'withdrawOffer') await withdrawOffer(database, actorId, { teamId, userId }, now)
  else await leadMembership(database, actorId, { teamId, act, userId, text }, now)
}

/** A volunteer asks to join, within the daily limit. */
async function joinTeam(database: Database, userId: string, teamId: string, at: Date): Promise<void> {
  await requireOpenTeam(database, teamId)
  await teamJoiningLimit.consume(database, userId, at)
  await enterTeam(database, userId, teamId, 'join', at)
}

/**
 * Makes a volunteer an applicant of a team (`join`), or a member after they scanned the leader's code (`admit`), unless
 * the team is full. The leader gets a message.
 */
export async function enterTeam(
  database: Database,
  userId: string,
  teamId: string,
  act: 'join' | 'admit',
  at: Date,
): Promise<void> {
  const { to: state } = membershipLifecycle.acts[act]
  await database.transaction(async (transaction) => {
    await requireAndLockVolunteer(transaction, userId)
    const [membership] = await transaction
      .insert(teamMembers)
      .values({ teamId, userId, state, askedAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning()
    const id = membershipId(teamId, userId)
    const step = { act, role: 'volunteer', actorId: userId, at } as const
    if (membership === undefined) {
      await carryOut(transaction, membershipCase, { ...step, id, set: { askedAt: at } })
    } else {
      await addStep(transaction, { ...step, kind: membershipCase.name, caseId: id, state, text: unsaid })
      const recipients = await membershipCase.recipients(transaction, membership)
      await notifyConcerned(transaction, membershipCase, recipients, membership, { ...step, id })
    }
    const isTaken = and(eq(teams.id, teamId), isNull(teams.closedAt), hasRoom)
    const [team] =
      act === 'admit'
        ? await transaction
            .update(teams)
            .set({ members: sql`${teams.members} + 1` })
            .where(isTaken)
            .returning({ id: teams.id })
        : await queriesOf(transaction).read(
            // Of asking to join and closing the team, the later one sees what the earlier one did.
            build.select({ id: teams.id }).from(teams).where(isTaken).for('share'),
          )
    if (team === undefined) throw teamFullRefusal()
  })
}

const hasRoom = or(isNull(teams.mostMembers), lt(teams.members, teams.mostMembers))
const teamFullRefusal = () => new Refusal(errorCodes.stateRefuses, null, { state: 'full' })

/** A volunteer withdraws their request, or leaves. A leader cannot leave, because nobody else could admit members. */
export async function endOwnMembership(
  database: Database,
  userId: string,
  teamId: string,
  act: Exclude<OwnMembershipAct, 'join'>,
  at: Date,
): Promise<void> {
  await carryOut(database, membershipCase, {
    id: membershipId(teamId, userId),
    act,
    role: 'volunteer',
    actorId: userId,
    at,
    also: async (transaction) => {
      if (act === 'withdraw') return
      const doesNotLead = or(isNull(teams.leaderId), ne(teams.leaderId, userId))
      const [team] = await transaction
        .update(teams)
        .set({ members: sql`${teams.members} - 1`, ...withoutOfferTo(userId) })
        .where(and(eq(teams.id, teamId), doesNotLead))
        .returning({ id: teams.id })
      if (team === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'leader' })
    },
  })
}

/** The offer to lead the team ends for a member who leaves it. */
const withoutOfferTo = (userId: string) => ({ successorId: sql`nullif(${teams.successorId}, ${userId})` })

type Decision = Exclude<LeaderAct, 'offerLead' | 'withdrawOffer'>

interface LedTeam {
  readonly teamId: string
  readonly act: Decision
  readonly userId: string
  readonly text: string
}

const membersBy = { approve: 1, refuse: 0, remove: -1 } as const satisfies Record<Decision, number>

/** The leader decides on an applicant or removes a member, with a reason for a refusal or removal. */
async function leadMembership(
  database: Database,
  leaderId: string,
  { teamId, act, userId, text }: LedTeam,
  at: Date,
): Promise<void> {
  const reason = act === 'approve' ? ({ ok: true, value: '' } as const) : parseText(text, reasonRule)
  if (!reason.ok) throw invalid({ text: reason.reason })
  await requireLeader(database, teamId, leaderId)
  if (userId === leaderId) throw new Refusal(errorCodes.stateRefuses, null, { state: 'leader' })
  await carryOut(database, membershipCase, {
    id: membershipId(teamId, userId),
    act,
    role: 'leader',
    actorId: leaderId,
    at,
    text: asWritten(reason.value),
    also: async (transaction) => {
      // One statement counts the members and checks that the actor still leads the team, which another may lead meanwhile.
      const isLedTeam = and(eq(teams.id, teamId), eq(teams.leaderId, leaderId))
      const [team] = await transaction
        .update(teams)
        .set({ members: sql`${teams.members} + ${membersBy[act]}`, ...withoutOfferTo(userId) })
        .where(act === 'approve' ? and(isLedTeam, hasRoom) : isLedTeam)
        .returning({ id: teams.id })
      if (team !== undefined) return
      await requireLeader(transaction, teamId, leaderId)
      throw teamFullRefusal()
    },
  })
}
