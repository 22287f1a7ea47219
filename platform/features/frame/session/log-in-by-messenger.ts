import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { parseNickname } from '../../../../src/domain/frame/session/nickname'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isRefusedText } from '../../../kernel/content-check/sensitive-text'
import { isNameReserved } from './reserved-names'
import { readMessengerCode, useMessengerCode } from './messenger-codes'
import { socialAccounts } from './session.schema'
import { users } from '../../../kernel/members/members.schema'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { MessengerAccount } from '../../../kernel/messenger/messenger'
import type { Platform } from '../../../kernel/platform'
import { randomDigits, randomId } from '../../../kernel/shared/random'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { newcomerName } from '../../../kernel/words/text-message-words'
import type { LoggedIn } from './log-in'
import { beginSession } from './begin-session'
import type { LoginSource } from './login-source'
import type { UserRow } from './user-answer'

/**
 * Logs in by a code of the messenger; the first login creates a user without a phone. Throws 400001 for a code that is
 * `wrong` or `used`, and 409001 (`consent-needed`) when the visitor has no account yet and allowed none.
 */
export async function logInByMessenger(
  platform: Platform,
  input: { readonly code: string; readonly device: string | undefined; readonly source: LoginSource },
  caller: Caller,
): Promise<LoggedIn> {
  const { database } = platform
  const now = platform.now()
  const account = await readMessengerCode(platform, input.code, caller)
  if (account === null) {
    noteSecurityEvent(platform, 'login.failed', { address: caller.address, how: 'messenger' })
    throw invalid({ code: 'wrong' })
  }
  const { user, created } = await database.transaction(async (transaction) => {
    await useMessengerCode(transaction, input.code, now)
    const existingUser = await findUserOf(transaction, account)
    if (existingUser !== undefined) return { user: existingUser, created: false }
    if (!account.isAllowed) throw new Refusal(errorCodes.stateRefuses, null, { state: 'consent-needed' })
    return await createUser(transaction, account, { caller, now, fromUserId: input.source.fromUserId })
  })
  const { device, source } = input
  return { user, created, token: await beginSession(platform, user, { device, source, how: 'messenger' }, caller) }
}

async function findUserOf(database: Database, { provider, subject }: MessengerAccount): Promise<UserRow | undefined> {
  const row = await queriesOf(database).readOne(
    build
      .select({ user: users })
      .from(socialAccounts)
      .innerJoin(users, eq(users.id, socialAccounts.userId))
      .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))),
  )
  return row?.user
}

/** Creates a user for an account; when a concurrent login of the same account was first, returns its user. */
async function createUser(
  transaction: Transaction,
  account: MessengerAccount,
  { caller, now, fromUserId = null }: { caller: Caller; now: Date; fromUserId: string | null | undefined },
): Promise<{ user: UserRow; created: boolean }> {
  const { provider, subject } = account
  const name = parseNickname(account.nickname)
  const isTaken =
    !name.ok || (await isNameReserved(transaction, name.value, null)) || (await isRefusedText(transaction, name.value))
  const nickname = isTaken ? newcomerName(caller.language, randomDigits(6)) : name.value
  const [user] = await transaction
    .insert(users)
    .values({ id: randomId('user'), nickname, avatar: '', fromUserId, createdAt: now })
    .returning()
  if (user === undefined) throw new Error('a user was not made')
  const bound = await transaction
    .insert(socialAccounts)
    .values({ provider, subject, userId: user.id, nickname: account.nickname.slice(0, 100), createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId })
  if (bound.length === 1) return { user, created: true }
  await transaction.delete(users).where(eq(users.id, user.id))
  const concurrentUser = await findUserOf(transaction, account)
  if (concurrentUser === undefined) throw new Error('a social account went away while logging in')
  return { user: concurrentUser, created: false }
}
