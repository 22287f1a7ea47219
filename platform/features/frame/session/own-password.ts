import type { Caller } from '../../../kernel/http/caller'
import { restore, consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import { passwordTries } from './code-limits'
import { findUser } from './user-answer'

/** Whether this is the member's password; 429001 after ten wrong ones in a quarter of an hour. */
export async function checkOwnPassword(
  { database, now, passwords }: Platform,
  caller: Caller,
  password: string,
): Promise<boolean> {
  const member = caller.require()
  const key = `own-password:${member.id}`
  await consumeAllowance(database, key, passwordTries, now())
  const correct = await passwords.matches(password, (await findUser(database, member.id)).passwordHash, caller.address)
  if (correct) await restore(database, key)
  return correct
}
