import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { lockedAccountWords } from '../../../kernel/words/account-words'
import { rememberDevice } from './known-devices'
import { keepLoginSource } from './login-source'
import type { LoginSource } from './login-source'
import { users } from '../../../kernel/members/members.schema'
import { describeDevice } from '../../../kernel/members/device-description'
import { openSession } from '../../../kernel/members/session-tokens'
import { notifyOwner } from './notify-owner'
import type { UserRow } from './user-answer'

interface Login {
  readonly device: string | undefined
  readonly source: LoginSource
  /** The proof by which the user logged in. */
  readonly how: 'code' | 'password' | 'messenger'
}

/**
 * Opens a session for a user who has proved their identity, and returns its token. Throws 409001 (`locked`) with the
 * operator's reason when the account is locked. This is checked only here, so that nobody else learns of it.
 */
export async function beginSession(platform: Platform, user: UserRow, login: Login, caller: Caller): Promise<string> {
  const { database } = platform
  const { device, source, how } = login
  const now = platform.now()
  const about = { subject: user.id, address: caller.address, how }
  if (user.lockedAt !== null) {
    noteSecurityEvent(platform, 'login.locked-account', about)
    const words = lockedAccountWords(caller.language, user.lockedReason ?? '')
    throw new Refusal(errorCodes.stateRefuses, words, { state: 'locked' })
  }
  await keepLoginSource(database, user.id, source, now)
  const isNew = await rememberDevice(database, platform, { userId: user.id, device }, now)
  const token = await openSession(database, user.id, now, describeDevice(caller.client))
  noteSecurityEvent(platform, 'login.succeeded', about)
  if (isNew) {
    noteSecurityEvent(platform, 'login.new-device', about)
    await notifyOwner(platform, user, 'new-device')
  }
  // The language changes only after the owner was notified in their own language, because the person who logged in may
  // be somebody else.
  if (user.language !== caller.language)
    await database.update(users).set({ language: caller.language }).where(eq(users.id, user.id))
  return token
}
