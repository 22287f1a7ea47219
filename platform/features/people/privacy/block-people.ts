import { and, count, desc, eq, isNull, not, or } from 'drizzle-orm'
import type { SQL, Placeholder } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { errorCodes } from '../../../../contract/envelope'
import { mostBlocked } from '../../../../src/domain/people/privacy/privacy'
import type { Database } from '../../../kernel/database/client'
import { existsIn, isBeyond, isOneOf } from '../../../kernel/database/expressions'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { blocks } from './privacy.schema'

/**
 * Blocks a person, who is not told. What one of the two was told of the other goes, as it would not be told any more.
 * Blocking somebody again changes nothing.
 */
export async function blockPerson(database: Database, userId: string, blockedId: string, at: Date): Promise<void> {
  if (blockedId === userId) throw new Refusal(errorCodes.stateRefuses, null, { state: 'self' })
  const queries = queriesOf(database)
  const person = await queries.readOne(
    build
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, blockedId), isNull(users.deletedAt))),
  )
  if (person === null) throw new Refusal(errorCodes.gone)
  const blockedCount = await queries.readValue(
    build.select({ count: count() }).from(blocks).where(eq(blocks.userId, userId)),
  )
  if ((blockedCount ?? 0) >= mostBlocked) throw new Refusal(errorCodes.stateRefuses, null, { state: 'too-many' })
  await database.transaction(async (transaction) => {
    await transaction.insert(blocks).values({ userId, blockedId, createdAt: at }).onConflictDoNothing()
    await forgetCopies(transaction, [refer('member', blockedId)], { receivers: [userId] })
    await forgetCopies(transaction, [refer('member', userId)], { receivers: [blockedId] })
  })
}

export async function unblockPerson(database: Database, userId: string, blockedId: string): Promise<void> {
  await database.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))
}

/** Selects the people whom a member blocked, the latest first. */
export async function selectBlocked(database: Database, userId: string, limit: number, after: CursorValues | null) {
  const { id, nickname, avatar } = users
  return await queriesOf(database).read(
    build
      .select({ id, nickname, avatar, blockedAt: blocks.createdAt })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(and(eq(blocks.userId, userId), isBeyond('<', [blocks.createdAt, blocks.blockedId], after)))
      .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
      .limit(limit),
  )
}

export async function isBlockedBy(database: Database, userId: string, blockedId: string): Promise<boolean> {
  const row = await queriesOf(database).readOne(
    build
      .select({ userId: blocks.userId })
      .from(blocks)
      .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId))),
  )
  return row !== null
}

/** Reads which of some readers block which of some authors: the readers who block an author, by the author's id. */
export async function readBlockers(
  queries: Queries,
  readerIds: readonly string[],
  authorIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const blockers = new Map<string, Set<string>>()
  if (readerIds.length === 0) return blockers
  const rows = await queries.read(
    build
      .select({ userId: blocks.userId, blockedId: blocks.blockedId })
      .from(blocks)
      .where(and(isOneOf(blocks.userId, readerIds), isOneOf(blocks.blockedId, authorIds))),
  )
  for (const { userId, blockedId } of rows) blockers.set(blockedId, (blockers.get(blockedId) ?? new Set()).add(userId))
  return blockers
}

/** Throws 403003 when one of two people blocks the other. The answer does not say which of them does. */
export async function refuseBetweenBlocked(database: Database, one: string, other: string): Promise<void> {
  if (await isBetweenBlocked(database, one, other)) throw new Refusal(errorCodes.notYours)
}

/** Whether one of two people blocks the other. */
export async function isBetweenBlocked(database: Database, one: string, other: string): Promise<boolean> {
  const row = await queriesOf(database).readOne(
    build
      .select({ userId: blocks.userId })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.userId, one), eq(blocks.blockedId, other)),
          and(eq(blocks.userId, other), eq(blocks.blockedId, one)),
        ),
      )
      .limit(1),
  )
  return row !== null
}

/** Condition: the viewer blocks the author of a row. */
export const isOfBlocked = (authorId: PgColumn | SQL, viewer: Placeholder | string): SQL<boolean> =>
  existsIn(blocks, eq(blocks.userId, viewer), eq(blocks.blockedId, authorId))

/**
 * Condition of a list of people: the reader does not block them. It is undefined for a guest, who blocks nobody, and is
 * not set for those who lead the people of the list and have to see them all.
 */
export const isNotBlockedBy = (reader: Placeholder | string | null, personId: PgColumn | SQL): SQL | undefined =>
  reader === null ? undefined : not(isOfBlocked(personId, reader))
