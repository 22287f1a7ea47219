import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { invitationRest } from '../../../../src/domain/civic/circles/circle-invitation'
import {
  circleMembershipLifecycle,
  type CircleMessageAct,
  type OwnCircleAct,
} from '../../../../src/domain/civic/circles/circle-membership'
import { checkCircleRequest } from '../../../../src/domain/civic/circles/circle-request'
import { success } from '../../../../src/domain/frame/shared/result'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { notifyConcerned } from '../../../kernel/cases/notify-concerned'
import type { Transaction } from '../../../kernel/database/client'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { unsaid } from '../../../kernel/shared/as-written'
import { circleMembershipCase, circleMembershipId, countMembers, keepAudience } from './circle-membership-case'
import { requireCircle, requireLiveCircle } from './require-circle'
import { circleMembers } from './circles.schema'

/** How often one member may enter circles or ask to, in a day: each is a message to others. */
const circleJoiningLimit = formLimit('circle-join', { most: 20, window: 86_400_000 })

/** Performs an act of a member on their own membership. */
export async function actForOneself(
  transaction: Transaction,
  userId: string,
  circleId: string,
  { act, text }: { readonly act: OwnCircleAct; readonly text: string },
  at: Date,
): Promise<void> {
  if (act === 'enter' || act === 'ask') return await joinCircle(transaction, userId, circleId, { act, text }, at)
  await requireCircle(transaction, circleId)
  const { to } = circleMembershipLifecycle.acts[act]
  await carryOut(transaction, circleMembershipCase, {
    id: circleMembershipId(circleId, userId),
    act,
    role: 'person',
    actorId: userId,
    at,
    // An owner hands the circle over before they leave.
    when: ne(circleMembers.rank, 'owner'),
    set: ownChanges(act, at),
    also: () => countMembers(transaction, circleId, act === 'leave' ? -1 : to === 'member' ? 1 : 0),
  })
}

/** What an act of a member on their own membership changes besides its state. */
function ownChanges(act: OwnCircleAct, at: Date): Partial<typeof circleMembers.$inferSelect> {
  if (act === 'leave') return { rank: 'member', postsToldSince: null }
  if (act === 'withdraw') return { request: '' }
  if (act === 'decline') return { declinedAt: at }
  return act === 'accept' ? { askedAt: at, reason: '', declinedAt: null } : {}
}

/** Somebody becomes a member of an open circle, or asks to become one, within the daily limit. */
async function joinCircle(
  transaction: Transaction,
  userId: string,
  circleId: string,
  { act, text }: { readonly act: 'enter' | 'ask'; readonly text: string },
  at: Date,
): Promise<void> {
  const { joinMode, question } = await requireLiveCircle(transaction, circleId)
  if (joinMode !== (act === 'enter' ? 'open' : 'request'))
    throw new Refusal(errorCodes.stateRefuses, null, { state: joinMode })
  const words = act === 'ask' ? checkCircleRequest({ text }, question['zh-CN']) : success({ text: '' })
  if (!words.ok) throw invalid(words.reason)
  await circleJoiningLimit.consume(transaction, userId, at)
  const { to: state } = circleMembershipLifecycle.acts[act]
  await addOrMove(transaction, {
    circleId,
    userId,
    state,
    act,
    role: 'person',
    actorId: userId,
    at,
    request: words.value.text,
  })
  if (state === 'member') await countMembers(transaction, circleId, 1)
}

interface NewMembership {
  readonly circleId: string
  readonly userId: string
  readonly state: (typeof circleMembers.$inferSelect)['state']
  readonly act: 'enter' | 'ask' | 'invite'
  readonly role: 'person' | 'moderator' | 'owner'
  readonly actorId: string
  readonly at: Date
  /** What somebody says who asks to become a member. */
  readonly request?: string
}

/** Makes the row of a membership with its first step, or performs the act on the row that there is. */
export async function addOrMove(transaction: Transaction, membership: NewMembership): Promise<void> {
  const { circleId, userId, state, at, request = '', ...step } = membership
  const [added] = await transaction
    .insert(circleMembers)
    .values({ circleId, userId, state, request, askedAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning()
  const id = circleMembershipId(circleId, userId)
  if (added === undefined) {
    const isInvitation = step.act === 'invite'
    await carryOut(transaction, circleMembershipCase, {
      ...step,
      id,
      at,
      when: isInvitation ? mayBeInvited(at) : undefined,
      set: { askedAt: at, reason: '', request, ...(!isInvitation && { declinedAt: null }) },
    })
    return
  }
  await keepAudience(transaction, added)
  await addStep(transaction, { ...step, kind: circleMembershipCase.name, caseId: id, state, text: unsaid, at })
  const recipients = await circleMembershipCase.recipients(transaction, added)
  await notifyConcerned(transaction, circleMembershipCase, recipients, added, { ...step, id, at })
}

/** Condition: somebody did not decline an invitation of the circle lately. */
const mayBeInvited = (at: Date) =>
  or(isNull(circleMembers.declinedAt), lte(circleMembers.declinedAt, new Date(at.getTime() - invitationRest)))

/** A member chooses whether they get messages of a circle, and whether they are told of its new posts. */
export async function setMessages(
  transaction: Transaction,
  userId: string,
  circleId: string,
  act: CircleMessageAct,
  at: Date,
): Promise<void> {
  const changes = {
    silence: { isSilent: true },
    unsilence: { isSilent: false },
    // Who chooses it twice is told of what was written in between.
    tellPosts: { postsToldSince: sql`coalesce(${circleMembers.postsToldSince}, ${at.toISOString()}::timestamptz)` },
    untellPosts: { postsToldSince: null },
  }
  const changed = await transaction
    .update(circleMembers)
    .set(changes[act])
    .where(
      and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId), eq(circleMembers.state, 'member')),
    )
    .returning({ id: circleMembers.userId })
  if (changed.length === 0) throw new Refusal(errorCodes.notYours)
}
