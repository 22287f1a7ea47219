import { asc, eq, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import { daysToThinkOver, type DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { users } from '../../../kernel/members/members.schema'
import type { MemberData } from '../../../kernel/members/personal-data'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { announceChange } from '../../../kernel/publishing/site-changes'
import type { CleaningPlatform, Platform } from '../../../kernel/platform'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { requireMemberProof } from '../../frame/session/member-proof'
import { notifyOwner } from '../../frame/session/notify-owner'
import { removeCopiesOf } from './data-copies'
import { accountDeletions } from './own-data.schema'
import { removeRows } from './remove-rows'

const day = 86_400_000
/** The most accounts that one run deletes. */
const batchSize = 20

/** What the member must settle before their account is deleted. */
export async function readBlocks(
  database: Database,
  { deletionBlocks }: MemberData,
  userId: string,
  at: Date,
): Promise<readonly DeletionBlock[]> {
  const found: DeletionBlock[] = []
  for (const blocksOf of deletionBlocks) found.push(...(await blocksOf(database, userId, at)))
  return found
}

export async function readDeletion(database: Database, userId: string) {
  return await queriesOf(database).readOne(
    build.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)),
  )
}

/** Asks for the deletion of the account. Its member proved their identity again, and can think it over. */
export async function askForDeletion(platform: Platform, caller: Caller, proof: string): Promise<void> {
  const { database, memberData, now } = platform
  const member = caller.require()
  const [userId, at] = [member.id, now()]
  await database.transaction(async (transaction) => {
    await requireMemberProof(transaction, { proof, userId, purpose: 'deletion' }, at)
    const [block] = await readBlocks(transaction, memberData, userId, at)
    if (block !== undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: block })
    await transaction
      .insert(accountDeletions)
      .values({ userId, askedAt: at, dueAt: new Date(at.getTime() + daysToThinkOver * day) })
      .onConflictDoNothing()
  })
  noteSecurityEvent(platform, 'deletion.asked', { subject: userId, address: caller.address })
  await notifyOwner(platform, member, 'deletion-asked')
}

/** Keeps the account after all. */
export async function cancelDeletion(platform: Platform, caller: Caller): Promise<void> {
  const { id } = caller.require()
  const [row] = await platform.database
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, id))
    .returning({ userId: accountDeletions.userId })
  if (row !== undefined) noteSecurityEvent(platform, 'deletion.cancelled', { subject: id, address: caller.address })
}

/** Deletes the accounts that are due; safe to run in several processes at once. */
export async function deleteDueAccounts(
  database: Database,
  at: Date,
  log: FastifyBaseLogger,
  platform: CleaningPlatform,
): Promise<void> {
  const due = await queriesOf(database).read(
    build
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(lte(accountDeletions.dueAt, at))
      .orderBy(asc(accountDeletions.dueAt))
      .limit(batchSize),
  )
  for (const { userId } of due) {
    try {
      await deleteAccount(database, platform, userId, at, log)
    } catch (error) {
      // The row stays, so that another run tries again tomorrow.
      await postpone(database, userId, at, null)
      log.error({ err: error }, 'an account could not be deleted')
    }
  }
}

async function deleteAccount(
  database: Database,
  platform: CleaningPlatform,
  userId: string,
  at: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  const [block] = await readBlocks(database, platform.memberData, userId, at)
  if (block !== undefined) return await postpone(database, userId, at, block)
  await removeCopiesOf(database, platform, userId)
  const isDeleted = await database.transaction((transaction) =>
    deleteRows(transaction, platform.memberData, userId, at),
  )
  if (isDeleted) noteSecurityEvent({ ...platform, log }, 'account.deleted', { subject: userId })
}

/** Removes or clears all that the tables hold of a member; false when the deletion was cancelled meanwhile. */
async function deleteRows(
  transaction: Transaction,
  { personalData, beforeDeletion }: MemberData,
  userId: string,
  at: Date,
): Promise<boolean> {
  const queries = queriesOf(transaction)
  const user = await queries.readOne(
    build.select({ language: users.language }).from(users).where(eq(users.id, userId)).for('update'),
  )
  const deletion = await queries.readOne(
    build.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)).for('update'),
  )
  if (user === null || deletion === null || deletion.dueAt > at) return false
  for (const end of beforeDeletion) await end(transaction, userId, at)
  await forgetCopies(transaction, [refer('member', userId)])
  for (const rule of personalData) await removeRows(transaction, rule, userId, { at, language: user.language })
  await announceChange(transaction)
  return true
}

async function postpone(database: Database, userId: string, at: Date, blockedBy: DeletionBlock | null): Promise<void> {
  await database
    .update(accountDeletions)
    .set({ dueAt: new Date(at.getTime() + day), blockedBy })
    .where(eq(accountDeletions.userId, userId))
}
