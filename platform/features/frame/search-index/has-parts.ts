import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The parts of a row as a set of words, which an index of the table has: its words can be sought by their beginning. */
export const wordsOfParts = (column: unknown): SQL => sql`array_to_tsvector(${column})`

/**
 * Condition: a row has all parts of a search, the last of which may be half typed. There is none for ''.
 * @param match the condition that `partsMatch` makes of a text
 */
export const hasParts = (column: PgColumn, match: string): SQL | undefined =>
  match === '' ? undefined : sql`${wordsOfParts(column)} @@ ${match}::tsquery`
