import { lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/client'
import { writing } from '../database/writing'
import { allowances } from '../database/schema/allowances'

/**
 * Part of a statement: a CTE named `first` that has one row for the first such act in a period, and none for its
 * repeats. It is a single conditional insert of one row, so exactly one of several concurrent acts, in any process, is
 * the first.
 * @param key text that identifies actor and target, people only as a hash
 * @param milliseconds length of the period
 */
export function firstOf(database: Database, key: string | SQL<string>, now: Date, milliseconds: number) {
  const expiresAt = new Date(now.getTime() + milliseconds)
  return database.$with('first').as(
    database
      .insert(allowances)
      .values({ key, stamps: [now], expiresAt })
      .onConflictDoUpdate({
        target: allowances.key,
        set: { stamps: [now], expiresAt },
        setWhere: lte(allowances.expiresAt, now),
      })
      .returning({ key: allowances.key }),
  )
}
export type FirstReplies = ReturnType<typeof firstOf>

/** Whether this is the first such act in a period, as a statement of its own. */
export async function isFirst(database: Database, key: string, now: Date, milliseconds: number): Promise<boolean> {
  const first = firstOf(database, key, now, milliseconds)
  return (await writing(database, first).select().from(first)).length > 0
}

/** Milliseconds within which repeated plays by the same listener count once. */
const onePlay = 30 * 60_000

/** The CTE `first` for a play of a content. */
export const firstPlay = (database: Database, contentId: string, listener: string, now: Date): FirstReplies =>
  firstOf(database, `play:${contentId}:${listener}`, now, onePlay)

/** Evaluates to 1 for the first act, 0 for a repeat. */
export const oneIfFirst = (first: FirstReplies): SQL<number> => sql<number>`(select count(*)::int from ${first})`
