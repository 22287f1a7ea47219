import { and, eq, lt } from 'drizzle-orm'
import { parseNickname } from '../../../../src/domain/frame/session/nickname'
import type { Database, Transaction } from '../../../kernel/database/client'
import { isRefusedText } from '../site/sensitive-text'
import { isNameReserved } from './reserved-names'
import { socialAccounts, usedSocialCodes } from './session.schema'
import { users } from '../../../kernel/members/members.schema'
import type { Caller } from '../../../kernel/http/caller'
import { invalid } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { MessengerAccount } from '../../../kernel/messenger/messenger'
import type { Platform } from '../../../kernel/platform'
import { randomDigits, randomId } from '../../../kernel/shared/random'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { digest } from '../../../kernel/shared/signer'
import { newcomerName } from '../../../kernel/words/text-message-words'
import { messengerCodesPerAddress } from './code-limits'
import type { LoggedIn } from './log-in'
import { beginSession } from './begin-session'
import type { LoginSource } from './login-source'
import type { UserRow } from './user-answer'

/** Milliseconds for which a used code is remembered, which is longer than any messenger keeps a code valid. */
const retention = 24 * 3_600_000

/**
 * Logs in by a code of the messenger; the first login creates a user without a phone. Throws 400001 for a code that is
 * `wrong` or `used`.
 */
export async function logInByMessenger(
  platform: Platform,
  input: { readonly code: string; readonly device: string | undefined; readonly source: LoginSource },
  caller: Caller,
): Promise<LoggedIn> {
  const { database, messenger, signer } = platform
  const now = platform.now()
  await consumeAllowance(
    database,
    `messenger-address:${signer.sign('address', caller.address)}`,
    messengerCodesPerAddress,
    now,
  )
  const account = await messenger.accountOf(input.code)
  if (account === null) {
    noteSecurityEvent(platform, 'login.failed', { address: caller.address, how: 'messenger' })
    throw invalid({ code: 'wrong' })
  }
  const { user, created } = await database.transaction(async (transaction) => {
    // The second of two concurrent logins with one code waits here for the first, and is refused unless the first
    // failed.
    const first = await transaction
      .insert(usedSocialCodes)
      .values({ codeHash: digest(input.code), usedAt: now })
      .onConflictDoNothing()
      .returning({ codeHash: usedSocialCodes.codeHash })
    if (first.length === 0) throw invalid({ code: 'used' })
    const existingUser = await findUserOf(transaction, account)
    return existingUser === undefined
      ? await createUser(transaction, account, { caller, now, fromUserId: input.source.fromUserId })
      : { user: existingUser, created: false }
  })
  const { device, source } = input
  return { user, created, token: await beginSession(platform, user, { device, source, how: 'messenger' }, caller) }
}

async function findUserOf(database: Database, { provider, subject }: MessengerAccount): Promise<UserRow | undefined> {
  const [row] = await database
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
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
    .values({ provider, subject, userId: user.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId })
  if (bound.length === 1) return { user, created: true }
  await transaction.delete(users).where(eq(users.id, user.id))
  const other = await findUserOf(transaction, account)
  if (other === undefined) throw new Error('a social account went away while logging in')
  return { user: other, created: false }
}

export async function removeOldSocialCodes(database: Database, now: Date): Promise<void> {
  await database.delete(usedSocialCodes).where(lt(usedSocialCodes.usedAt, new Date(now.getTime() - retention)))
}
