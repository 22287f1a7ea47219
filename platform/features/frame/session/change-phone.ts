import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { violatesUniqueKey } from '../../../kernel/database/unique-key'
import { users } from '../../../kernel/members/members.schema'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { useCode, useProof } from './verification-codes'
import { notifyOwner } from './notify-owner'
import { endSessionsOf } from '../../../kernel/members/session-tokens'
import type { UserRow } from './user-answer'

/** Binds a number to a member who has none; 409002 when it belongs to somebody else. */
export async function bindPhone(
  platform: Platform,
  caller: Caller,
  input: { phone: string; code: string; device?: string | undefined },
): Promise<UserRow> {
  const { phone } = input
  const member = caller.require()
  if (member.phone !== null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'has-phone' })
  await useCode(platform, { ...input, purpose: 'bind' }, caller)
  const row = await assignPhone(platform.database, member.id, phone, { phoneBoundAt: platform.now() })
  noteSecurityEvent(platform, 'phone.changed', { subject: member.id, address: caller.address })
  return row
}

/**
 * Changes a member's number, with a proof for the old number and a code for the new one. The member's other sessions
 * end, because they may be on a phone that was given away with the old number.
 */
export async function changePhone(
  platform: Platform,
  caller: Caller,
  input: { oldProof: string; phone: string; code: string; device?: string | undefined },
): Promise<UserRow> {
  const member = caller.require()
  if (member.phone === null) throw new Refusal(errorCodes.phoneNeeded)
  if (input.phone === member.phone) throw invalid({ phone: 'same' })
  await useCode(platform, { ...input, purpose: 'rebind-new' }, caller)
  const old = { proof: input.oldProof, phone: member.phone, purpose: 'rebind-old' } as const
  const row = await platform.database.transaction(async (transaction) => {
    if (!(await useProof(transaction, old, platform.now()))) throw invalid({ old_proof: 'expired' })
    const changedUser = await assignPhone(transaction, member.id, input.phone)
    await endSessionsOf(transaction, member.id, caller.tokenHash)
    return changedUser
  })
  noteSecurityEvent(platform, 'phone.changed', { subject: member.id, address: caller.address })
  // The text message goes to the old number, which may be all that an owner whose account was taken still has.
  await notifyOwner(platform, member, 'phone-changed')
  return row
}

/**
 * Stores the number.
 * @param bound when a number was first bound; a change keeps that time, since the new number is trusted like the old
 * one
 */
async function assignPhone(
  database: Database,
  userId: string,
  phone: string,
  bound: { readonly phoneBoundAt?: Date } = {},
): Promise<UserRow> {
  const otherUsers = alias(users, 'others')
  try {
    const [row] = await database
      .update(users)
      .set({ phone, ...bound })
      .where(
        and(
          eq(users.id, userId),
          notExists(
            build
              .select({ one: sql`1` })
              .from(otherUsers)
              .where(eq(otherUsers.phone, phone)),
          ),
        ),
      )
      .returning()
    if (row === undefined) throw new Refusal(errorCodes.somebodyFirst)
    return row
  } catch (error) {
    // The unique key lets only one of two members take the same number at once.
    if (violatesUniqueKey(error)) throw new Refusal(errorCodes.somebodyFirst)
    throw error
  }
}
