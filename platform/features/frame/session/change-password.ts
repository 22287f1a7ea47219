import { and, eq, isNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { users } from '../../../kernel/members/members.schema'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { useCode } from './verification-codes'
import { loggedInJustNow, proofWays, requireMemberProof } from './member-proof'
import { notifyOwner } from './notify-owner'
import { checkOwnPassword } from './own-password'
import { readNewPassword } from './fields'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { forgetDevicesOf } from './known-devices'
import { endSessionsOf } from '../../../kernel/members/session-tokens'
import { findUser } from './user-answer'
import type { UserRow } from './user-answer'

/**
 * Sets the first password; 409001 when there is one already. A member who can prove their identity must do so, unless
 * they logged in just now: otherwise whoever stole a session could log in by a password from then on. The member's other
 * sessions end, and must log in again.
 */
export async function setFirstPassword(
  platform: Platform,
  caller: Caller,
  { password, proof }: { readonly password: string; readonly proof?: string | undefined },
): Promise<UserRow> {
  const { database, passwords, now } = platform
  const member = caller.require()
  const needsProof =
    proofWays(await findUser(database, member.id), now()).length > 0 && !(await loggedInJustNow(platform, caller))
  if (needsProof && proof === undefined) throw invalid({ proof: 'required' })
  const passwordHash = await passwords.make(await readNewPassword(database, password, member), caller.address)
  const changedUser = await database.transaction(async (transaction) => {
    if (needsProof) await requireMemberProof(transaction, { proof, userId: member.id, purpose: 'password' }, now())
    const [row] = await transaction
      .update(users)
      .set({ passwordHash, passwordSetAt: now() })
      .where(and(eq(users.id, member.id), isNull(users.passwordHash)))
      .returning()
    if (row === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'has-password' })
    await endSessionsOf(transaction, member.id, caller.tokenHash)
    return row
  })
  noteSecurityEvent(platform, 'password.changed', { subject: member.id, address: caller.address })
  if (needsProof) await notifyOwner(platform, member, 'password-changed')
  return changedUser
}

/** Changes the password and ends the member's other sessions, since one of them may be the reason for the change. */
export async function changePassword(platform: Platform, caller: Caller, old: string, input: string): Promise<UserRow> {
  const member = caller.require()
  const password = await readNewPassword(platform.database, input, member)
  if (!(await checkOwnPassword(platform, caller, old))) throw invalid({ old_password: 'wrong' })
  const passwordHash = await platform.passwords.make(password, caller.address)
  const changedUser = await platform.database.transaction(async (transaction) => {
    const [row] = await transaction.update(users).set({ passwordHash }).where(eq(users.id, member.id)).returning()
    if (row === undefined) throw new Refusal(errorCodes.sessionExpired)
    await endSessionsOf(transaction, member.id, caller.tokenHash)
    return row
  })
  noteSecurityEvent(platform, 'password.changed', { subject: member.id, address: caller.address })
  await notifyOwner(platform, member, 'password-changed')
  return changedUser
}

/** Sets a new password by a code; every session of the user ends. */
export async function resetPassword(
  platform: Platform,
  input: { phone: string; code: string; password: string; device?: string | undefined },
  caller: Caller,
): Promise<void> {
  // The hash is made before the code is consumed, so that a member who is refused because the queue is full can retry
  // with the same code.
  const passwordHash = await platform.passwords.make(
    await readNewPassword(platform.database, input.password, { phone: input.phone, nickname: null }),
    caller.address,
  )
  const { phone, code, device } = input
  await useCode(platform, { phone, purpose: 'reset', code, device }, caller)
  const userId = await platform.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(users)
      // The password is trusted for as long as the phone that proved it.
      .set({ passwordHash, passwordSetAt: sql`${users.phoneBoundAt}` })
      .where(eq(users.phone, input.phone))
      .returning({ id: users.id })
    // Only someone who has proved the number by its code learns that it has no account.
    if (row === undefined) throw invalid({ phone: 'unknown' })
    await endSessionsOf(transaction, row.id)
    await forgetDevicesOf(transaction, row.id)
    return row.id
  })
  noteSecurityEvent(platform, 'password.changed', { subject: userId, address: caller.address })
}
