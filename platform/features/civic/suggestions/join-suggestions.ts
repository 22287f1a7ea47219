import { and, eq, sql } from 'drizzle-orm'
import { carryOut } from '../../../kernel/cases/carry-out'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { afterDays } from './create-suggestion'
import { suggestionCase, type SuggestionRow } from './suggestion-case'
import { isListedSuggestion, isWorkedOn } from './suggestions.queries'
import { departments, suggestions, suggestionSubscriptions, suggestionSupports } from './suggestions.schema'

/**
 * Has whatever joins suggestions, parts them, or ends one that others are joined to, wait for each other: each of them
 * changes several suggestions, in an order that depends on which are joined.
 */
export async function lockJoining(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('joined suggestions'))`)
}

/**
 * The office joins a suggestion to a public one that says the same and that it works on. Its author and its supporters
 * count for that one as well, and are told of its answer, until the two are parted.
 */
export async function joinSuggestion(
  transaction: Transaction,
  id: string,
  { mainId, at }: { readonly mainId: string; readonly at: Date },
): Promise<void> {
  await lockJoining(transaction)
  if (id === mainId) throw invalid({ suggestion: 'same' })
  const main = await queriesOf(transaction).readOne(
    build
      .select({ authorId: suggestions.userId })
      .from(suggestions)
      .where(and(eq(suggestions.id, mainId), isListedSuggestion, isWorkedOn)),
  )
  if (main === null) throw invalid({ suggestion: 'not-worked-on' })
  // Whoever opens a joined suggestion is led to the other one, which therefore is not joined itself.
  if ((await selectJoined(transaction, id)).length > 0) throw invalid({ suggestion: 'has-joined' })
  await carryOut(transaction, suggestionCase, {
    id,
    act: 'join',
    role: 'operator',
    actorId: null,
    at,
    set: { joinedId: mainId, asker: null },
    also: (within, joined) => carryOver(within, joined, { mainId, mainAuthorId: main.authorId, at }),
  })
}

/** The office parts a suggestion from the one that it was joined to. Its department has its days for an answer anew. */
export async function partSuggestion(
  transaction: Transaction,
  id: string,
  { role, at }: { readonly role: 'operator' | 'clock'; readonly at: Date },
): Promise<void> {
  await lockJoining(transaction)
  const days = await queriesOf(transaction).readOne(
    build
      .select({ days: departments.replyDays })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .where(eq(suggestions.id, id)),
  )
  await carryOut(transaction, suggestionCase, {
    id,
    act: 'part',
    role,
    actorId: null,
    at,
    set: { joinedId: null, replyDueAt: afterDays(at, days?.days ?? 0) },
    also: (within) => takeBack(within, id),
  })
}

/** Parts those that were joined to a suggestion which nobody works on any more, so that each is answered by itself. */
export async function partAllFrom(transaction: Transaction, mainId: string, at: Date): Promise<void> {
  for (const id of await selectJoined(transaction, mainId)) await partSuggestion(transaction, id, { role: 'clock', at })
}

async function selectJoined(database: Database, mainId: string): Promise<readonly string[]> {
  return await queriesOf(database).readColumn(
    build.select({ id: suggestions.id }).from(suggestions).where(eq(suggestions.joinedId, mainId)),
  )
}

interface Joining {
  readonly mainId: string
  readonly mainAuthorId: string
  readonly at: Date
}

/** Counts the author and the supporters for the other suggestion, and has them and the subscribers told of its answers. */
async function carryOver(
  transaction: Transaction,
  { id, userId }: SuggestionRow,
  { mainId, mainAuthorId, at }: Joining,
): Promise<void> {
  const supporters = await queriesOf(transaction).read(
    build
      .select({ userId: suggestionSupports.userId, isAffected: suggestionSupports.isAffected })
      .from(suggestionSupports)
      .where(eq(suggestionSupports.suggestionId, id)),
  )
  const people = [{ userId, isAffected: true }, ...supporters].filter((each) => each.userId !== mainAuthorId)
  if (people.length > 0)
    await transaction
      .insert(suggestionSupports)
      .values(people.map((each) => ({ ...each, suggestionId: mainId, joinedFrom: id, at })))
      .onConflictDoNothing()
  const subscribers = await queriesOf(transaction).readColumn(
    build
      .select({ userId: suggestionSubscriptions.userId })
      .from(suggestionSubscriptions)
      .where(eq(suggestionSubscriptions.suggestionId, id)),
  )
  const told = [userId, ...subscribers].filter((each) => each !== mainAuthorId)
  if (told.length > 0)
    await transaction
      .insert(suggestionSubscriptions)
      .values(told.map((each) => ({ suggestionId: mainId, userId: each, joinedFrom: id, at })))
      .onConflictDoNothing()
  await countSupports(transaction, mainId)
}

/** Ends what a joined suggestion brought to the other one. Who supports that one themselves goes on to do so. */
export async function takeBack(transaction: Transaction, id: string): Promise<void> {
  const removed = await transaction
    .delete(suggestionSupports)
    .where(eq(suggestionSupports.joinedFrom, id))
    .returning({ mainId: suggestionSupports.suggestionId })
  await transaction.delete(suggestionSubscriptions).where(eq(suggestionSubscriptions.joinedFrom, id))
  for (const mainId of new Set(removed.map((each) => each.mainId))) await countSupports(transaction, mainId)
}

/** Counts the supporters anew, with the suggestion locked first, so that a support at the same moment is counted too. */
async function countSupports(transaction: Transaction, id: string): Promise<void> {
  await queriesOf(transaction).read(
    build.select({ id: suggestions.id }).from(suggestions).where(eq(suggestions.id, id)).for('update'),
  )
  const { suggestionId, isAffected } = suggestionSupports
  const of = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${suggestionSupports} where ${suggestionId} = ${id} and ${condition})`
  await transaction
    .update(suggestions)
    .set({ supporters: of(sql`true`), affected: of(sql`${isAffected}`) })
    .where(eq(suggestions.id, id))
}
