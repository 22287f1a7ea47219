import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { users } from '../../database/schema/session'
import type { Caller, Member } from '../../http/caller'
import { invalid, Refusal } from '../../http/refusal'
import { restore, take } from '../../limits/allowance'
import type { Platform } from '../../platform'
import { useCode } from './captcha'
import { passwordTriesPerNumber } from './captcha-limits'
import { readNewPassword } from './fields'
import { hashPassword, isPassword } from './password-hash'
import { endSessionsOf } from './session-tokens'
import { findUser } from './user-answer'
import type { UserRow } from './user-answer'

/** Sets the first password; 409001 when there is one. */
export async function setFirstPassword({ database }: Platform, member: Member, typed: string): Promise<UserRow> {
  const passwordHash = await hashPassword(await readNewPassword(typed))
  const [row] = await database.update(users).set({ passwordHash }).where(and(eq(users.id, member.id), isNull(users.passwordHash))).returning()
  if (row === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'has-password' })
  return row
}

/** Whether this is the member's password; ten wrong ones in a quarter of an hour, then 429001. */
export async function checkOwnPassword({ database, now }: Platform, member: Member, typed: string): Promise<boolean> {
  const key = `own-password:${member.id}`
  await take(database, key, passwordTriesPerNumber, now())
  const correct = await isPassword(typed, (await findUser(database, member.id)).passwordHash)
  if (correct) await restore(database, key)
  return correct
}

/** Changes the password; the member's other sessions end, since one of them may be why. */
export async function changePassword(platform: Platform, caller: Caller, old: string, typed: string): Promise<UserRow> {
  const member = caller.require()
  const password = await readNewPassword(typed)
  if (!(await checkOwnPassword(platform, member, old))) throw invalid({ old_password: 'wrong' })
  const passwordHash = await hashPassword(password)
  return await platform.database.transaction(async (transaction) => {
    const [row] = await transaction.update(users).set({ passwordHash }).where(eq(users.id, member.id)).returning()
    if (row === undefined) throw new Refusal(errorCodes.sessionExpired)
    await endSessionsOf(transaction, member.id, caller.tokenHash)
    return row
  })
}

/** A new password by a code; every session of the user ends. */
export async function resetPassword(platform: Platform, given: { phone: string, code: string, password: string }, caller: Caller): Promise<void> {
  const password = await readNewPassword(given.password)
  await useCode(platform, { phone: given.phone, purpose: 'reset', code: given.code }, caller)
  const passwordHash = await hashPassword(password)
  await platform.database.transaction(async (transaction) => {
    const [row] = await transaction.update(users).set({ passwordHash }).where(eq(users.phone, given.phone)).returning({ id: users.id })
    // Only who holds the number and its code learns that nobody has an account with it.
    if (row === undefined) throw invalid({ phone: 'unknown' })
    await endSessionsOf(transaction, row.id)
  })
}
