import { build } from '../../../kernel/database/statement'
import { queriesOf } from '../../../kernel/database/queries'
import { and, asc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { users } from '../../../kernel/members/members.schema'
import { endSessionsOf } from '../../../kernel/members/session-tokens'
import type { MessengerAccount } from '../../../kernel/messenger/messenger'
import type { Platform } from '../../../kernel/platform'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { bindPhone } from './change-phone'
import { requireMemberProof } from './member-proof'
import { readMessengerCode, useMessengerCode } from './messenger-codes'
import { socialAccounts } from './session.schema'
import { notifyOwner } from './notify-owner'
import type { UserRow } from './user-answer'

type SocialAccountRow = Pick<typeof socialAccounts.$inferSelect, 'provider' | 'nickname' | 'createdAt'>

/** Selects the accounts of other providers with which the member can log in, the first one first. */
export function selectSocialAccounts(database: Database, userId: string): Promise<SocialAccountRow[]> {
  const { provider, nickname, createdAt } = socialAccounts
  return queriesOf(database).read(
    build
      .select({ provider, nickname, createdAt })
      .from(socialAccounts)
      .where(eq(socialAccounts.userId, userId))
      .orderBy(asc(createdAt)),
  )
}

interface Binding {
  /** The messenger's code, which is good once. */
  readonly code: string
  /** A proof by `proveMember`, since whoever binds an account can log in by it from then on. */
  readonly proof: string
  /** Whether the account takes the place of the one that is bound; without it, a member who has one is refused. */
  readonly replaces: boolean
}

/**
 * Binds an account of the messenger to a member who proved their identity again. Throws 409002 when it belongs to
 * somebody else, because two members are never merged, and 409001 (`has-messenger`) when the member has another one.
 */
export async function bindMessenger(platform: Platform, caller: Caller, given: Binding): Promise<void> {
  const { database } = platform
  const { id: userId, phone } = caller.require()
  const about = { subject: userId, address: caller.address }
  const account = await readMessengerCode(platform, given.code, caller)
  // A silent code was made without its owner's knowledge, so it proves nothing about what they want.
  if (account === null || !account.isAllowed) {
    noteSecurityEvent(platform, 'messenger.refused', { ...about, how: 'code' })
    throw invalid({ code: 'wrong' })
  }
  await database
    .transaction(async (transaction) => {
      await useMessengerCode(transaction, given.code, platform.now())
      await requireMemberProof(transaction, { userId, proof: given.proof, purpose: 'messenger' }, platform.now())
      await lockMember(transaction, userId)
      if (given.replaces) {
        await transaction.delete(socialAccounts).where(eq(socialAccounts.userId, userId))
        await endSessionsOf(transaction, userId, caller.tokenHash)
      }
      await giveAccount(transaction, userId, account, platform.now())
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === errorCodes.somebodyFirst)
        noteSecurityEvent(platform, 'messenger.refused', { ...about, how: 'somebody-first' })
      throw error
    })
  noteSecurityEvent(platform, 'messenger.bound', about)
  await notifyOwner(platform, { id: userId, phone }, 'messenger-bound')
}

/**
 * Unbinds the member's accounts of the messenger, and ends their other sessions. Throws 409001: `last-login` for a
 * member without a phone, who could never log in again, `no-messenger` when nothing is bound.
 */
export async function unbindMessenger(platform: Platform, caller: Caller, proof: string): Promise<void> {
  const { id: userId, phone } = caller.require()
  await platform.database.transaction(async (transaction) => {
    await requireMemberProof(transaction, { userId, proof, purpose: 'messenger' }, platform.now())
    const withPhone = build
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.phone)))
    const unbound = await transaction
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.userId, userId), exists(withPhone)))
      .returning({ provider: socialAccounts.provider })
    if (unbound.length === 0)
      throw new Refusal(errorCodes.stateRefuses, null, { state: phone === null ? 'last-login' : 'no-messenger' })
    await endSessionsOf(transaction, userId, caller.tokenHash)
  })
  noteSecurityEvent(platform, 'messenger.unbound', { subject: userId, address: caller.address })
  await notifyOwner(platform, { id: userId, phone }, 'messenger-unbound')
}

/**
 * Binds a phone to a member who logged in by the messenger (C059, C064). Throws 409002 for a number that has an
 * account, because two members are never merged, and 409001 (`no-messenger`) for a member without the messenger.
 */
export async function bindPhoneToMessenger(
  platform: Platform,
  caller: Caller,
  given: { readonly phone: string; readonly code: string; readonly device?: string | undefined },
): Promise<UserRow> {
  const accounts = await selectSocialAccounts(platform.database, caller.require().id)
  if (accounts.length === 0) throw new Refusal(errorCodes.stateRefuses, null, { state: 'no-messenger' })
  return await bindPhone(platform, caller, given)
}

/** Lets two bindings of one member happen one after the other. */
async function lockMember(transaction: Transaction, userId: string): Promise<void> {
  await queriesOf(transaction).read(
    build.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'),
  )
}

async function giveAccount(
  transaction: Transaction,
  userId: string,
  { provider, subject, nickname }: MessengerAccount,
  createdAt: Date,
): Promise<void> {
  const [own] = await selectSocialAccounts(transaction, userId)
  const insertedRows = await transaction
    .insert(socialAccounts)
    .values({ provider, subject, userId, nickname: nickname.slice(0, 100), createdAt })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId })
  if (insertedRows.length === 0) {
    const ownerId = await queriesOf(transaction).readValue(
      build
        .select({ ownerId: socialAccounts.userId })
        .from(socialAccounts)
        .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))),
    )
    if (ownerId !== userId) throw new Refusal(errorCodes.somebodyFirst)
  } else if (own !== undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'has-messenger' })
}
