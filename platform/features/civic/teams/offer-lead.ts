import { and, eq, gt } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { isOfferOpen, mostLedTeams, offerEndsAt } from '../../../../src/domain/civic/teams/lead-offer'
import type { SuccessorAct } from '../../../../src/domain/civic/teams/membership-lifecycle'
import { carryOut } from '../../../kernel/cases/carry-out'
import { notifyConcerned } from '../../../kernel/cases/notify-concerned'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { lockVolunteer, requireVolunteer } from '../volunteer-status/require-volunteer'
import { countLed } from './leads-enough'
import { membershipCase, membershipId } from './membership-case'
import { lockLedTeam, requireLeader } from './require-leader'
import { teams } from './teams.schema'

/** How often a team may be offered in a day, since each offer sends a message. */
const allowance = { most: 10, window: 86_400_000 }

interface Successor {
  readonly teamId: string
  readonly userId: string
}

const noOffer = () => new Refusal(errorCodes.stateRefuses, null, { state: 'no-offer' })

/**
 * The leader asks a member to lead the team, and leads it until the member accepts. A team has one offer at a time; a
 * member who was asked before is told that they are not any more.
 */
export async function offerLead(
  database: Database,
  leaderId: string,
  { teamId, userId }: Successor,
  at: Date,
): Promise<void> {
  await requireLeader(database, teamId, leaderId)
  if (userId === leaderId) throw new Refusal(errorCodes.stateRefuses, null, { state: 'leader' })
  await requireVolunteer(database, userId)
  await consumeAllowance(database, `team-offer:${teamId}`, allowance, at)
  const act = { act: 'offerLead', role: 'leader', actorId: leaderId, at } as const
  await carryOut(database, membershipCase, {
    ...act,
    id: membershipId(teamId, userId),
    also: async (transaction, row) => {
      const { successorId, offerEndsAt: endedAt } = await lockLedTeam(transaction, leaderId, teamId)
      await transaction
        .update(teams)
        .set({ successorId: userId, offerEndsAt: new Date(offerEndsAt(at.getTime())) })
        .where(eq(teams.id, teamId))
      const wasOpen = endedAt !== null && isOfferOpen(endedAt.getTime(), at.getTime())
      if (successorId === null || successorId === userId || !wasOpen) return
      const asked = { ...act, act: 'withdrawOffer', id: membershipId(teamId, successorId) } as const
      const recipients = [{ userId: successorId, role: 'volunteer' }] as const
      await notifyConcerned(transaction, membershipCase, recipients, { ...row, userId: successorId }, asked)
    },
  })
}

/** The leader takes an open offer back. Of this and the member's answer, one conditional statement lets one happen. */
export async function withdrawOffer(
  database: Database,
  leaderId: string,
  { teamId, userId }: Successor,
  at: Date,
): Promise<void> {
  await requireLeader(database, teamId, leaderId)
  await carryOut(database, membershipCase, {
    id: membershipId(teamId, userId),
    act: 'withdrawOffer',
    role: 'leader',
    actorId: leaderId,
    at,
    also: async (transaction) => {
      const [team] = await transaction
        .update(teams)
        .set({ successorId: null, offerEndsAt: null })
        .where(and(isOffered(teamId, userId, at), eq(teams.leaderId, leaderId)))
        .returning({ id: teams.id })
      if (team === undefined) throw noOffer()
    },
  })
}

/**
 * The member whom the leader asked leads the team from now on, unless they lead as many teams as one may, or declines.
 * Who led it until then stays a member.
 */
export async function answerOffer(
  database: Database,
  userId: string,
  { teamId, act }: { readonly teamId: string; readonly act: SuccessorAct },
  at: Date,
): Promise<void> {
  const accepts = act === 'acceptLead'
  await database.transaction(async (transaction) => {
    if (accepts) {
      // Who accepts two offers at once must not lead more teams than one may.
      await lockVolunteer(transaction, userId)
      await requireVolunteer(transaction, userId)
    }
    const leadsTo = ({ teamId: id }: { readonly teamId: string }) => `/team-detail?id=${encodeURIComponent(id)}`
    await carryOut(
      transaction,
      { ...membershipCase, leadsTo },
      {
        id: membershipId(teamId, userId),
        act,
        role: 'volunteer',
        actorId: userId,
        at,
        also: async (inner) => {
          const [team] = await inner
            .update(teams)
            .set({ successorId: null, offerEndsAt: null, ...(accepts && { leaderId: userId }) })
            .where(isOffered(teamId, userId, at))
            .returning({ id: teams.id })
          if (team === undefined) throw noOffer()
          if (accepts && (await countLed(inner, userId)) > mostLedTeams)
            throw new Refusal(errorCodes.stateRefuses, null, { state: 'leads-enough' })
        },
      },
    )
  })
}

/** Condition: the team is offered to the member, and the offer has not ended. */
const isOffered = (teamId: string, userId: string, at: Date) =>
  and(eq(teams.id, teamId), eq(teams.successorId, userId), gt(teams.offerEndsAt, at))
