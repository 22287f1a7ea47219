import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { actsWithReason, checkCircleReason } from '../../../../src/domain/civic/circles/circle'
import type { CircleLeaderAct, MuteHours } from '../../../../src/domain/civic/circles/circle-membership'
import { carryOut } from '../../../kernel/cases/carry-out'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { users } from '../../../kernel/members/members.schema'
import { asWritten } from '../../../kernel/shared/as-written'
import { refuseBetweenBlocked } from '../../people/privacy/block-people'
import { circleMembershipCase, circleMembershipId, countMembers } from './circle-membership-case'
import { addRecord } from './circle-records'
import { addOrMove } from './join-circle'
import { requireCircleLeader, requireLiveCircle } from './require-circle'
import { circleMembers, circles } from './circles.schema'

/** The most invitations that one member may send in a day. */
const invitationAllowance = { most: 30, window: 86_400_000 }

interface LeaderCall {
  readonly circleId: string
  readonly act: CircleLeaderAct
  /** The person on whom they act. */
  readonly userId: string
  /** Why; for the acts that have a reason. */
  readonly text: string
  /** The number of hours for which somebody is muted. */
  readonly hours: MuteHours
}

const membersBy: Readonly<Partial<Record<CircleLeaderAct, number>>> = { approve: 1, readmit: 1, remove: -1 }

/** Performs an act of a moderator or the owner of a circle on another person. */
export async function leadCircle(
  transaction: Transaction,
  actorId: string,
  { circleId, act, userId, text, hours }: LeaderCall,
  at: Date,
): Promise<void> {
  await requireLiveCircle(transaction, circleId)
  const reason = reasonOf(act, text)
  const role = await requireCircleLeader(transaction, circleId, actorId)
  if (userId === actorId) throw new Refusal(errorCodes.stateRefuses, null, { state: 'own' })
  if (act === 'invite') await invite(transaction, { circleId, userId, actorId, role, at })
  else
    await carryOut(transaction, circleMembershipCase, {
      id: circleMembershipId(circleId, userId),
      act,
      role,
      actorId,
      at,
      text: asWritten(reason),
      set: { ...changesOf(act, hours, at), ...(reason !== '' && { reason }) },
      also: async () => {
        if (act === 'handOver') await handOver(transaction, circleId, actorId, userId)
        await countMembers(transaction, circleId, membersBy[act] ?? 0)
      },
    })
  await addRecord(transaction, { circleId, act, actorId, subjectId: userId, text: reason, at })
}

function reasonOf(act: CircleLeaderAct, text: string): string {
  if (!actsWithReason.some((each) => each === act)) return ''
  const reason = checkCircleReason({ text })
  if (!reason.ok) throw invalid(reason.reason)
  return reason.value.text
}

/** What an act changes besides the state. */
function changesOf(act: CircleLeaderAct, hours: number, at: Date): Partial<typeof circleMembers.$inferSelect> {
  switch (act) {
    case 'mute':
      return { mutedUntil: new Date(at.getTime() + hours * 3_600_000) }
    case 'unmute':
      return { mutedUntil: null, reason: '' }
    case 'approve':
      return { askedAt: at, reason: '', request: '' }
    case 'readmit':
      return { askedAt: at, reason: '' }
    case 'remove':
      return { rank: 'member', postsToldSince: null }
    case 'dismiss':
      return { rank: 'member' }
    case 'name':
      return { rank: 'moderator' }
    case 'handOver':
      return { rank: 'owner' }
    case 'refuse':
      return { request: '' }
    case 'invite':
      return {}
  }
}

/** The owner becomes a moderator; of two concurrent handovers only one succeeds. */
async function handOver(transaction: Transaction, circleId: string, from: string, to: string): Promise<void> {
  const [circle] = await transaction
    .update(circles)
    .set({ ownerId: to })
    .where(and(eq(circles.id, circleId), eq(circles.ownerId, from)))
    .returning({ id: circles.id })
  if (circle === undefined) throw new Refusal(errorCodes.notYours)
  await transaction
    .update(circleMembers)
    .set({ rank: 'moderator' })
    .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, from)))
}

interface Invitation {
  readonly circleId: string
  readonly userId: string
  readonly actorId: string
  readonly role: 'moderator' | 'owner'
  readonly at: Date
}

async function invite(transaction: Transaction, { at, ...invitation }: Invitation): Promise<void> {
  const { userId, actorId } = invitation
  const person = await queriesOf(transaction).readOne(
    build
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
  )
  if (person === null) throw new Refusal(errorCodes.gone)
  await refuseBetweenBlocked(transaction, actorId, userId)
  await consumeAllowance(transaction, `circle-invitation:${actorId}`, invitationAllowance, at)
  await addOrMove(transaction, { ...invitation, state: 'invited', act: 'invite', at })
}
