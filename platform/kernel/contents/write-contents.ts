import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client'
import { writeRows } from '../database/write-rows'
import { contents } from './contents.schema'

export type ContentRow = typeof contents.$inferInsert

/**
 * What becomes of rows that exist already: `keep` leaves them, as an interrupted seeding needs it, `replace` writes the
 * columns that the new rows name, so that counts stay.
 */
export type Writing = 'keep' | 'replace'

/** Writes contents of any kind; the tables of their kinds are written by their features. */
export async function writeContents(
  database: Database,
  rows: readonly ContentRow[],
  writing: Writing,
  onRows?: (written: number) => void,
): Promise<void> {
  await writeRows(database, contents, rows, {
    ...(writing === 'replace' ? { replaced: [contents.id] } : {}),
    ...(onRows === undefined ? {} : { onRows }),
  })
}

/** Hides a content of a type from details and lists; its comments and counts stay. */
export async function hideContent(
  transaction: Transaction,
  { id, type }: Pick<ContentRow, 'id' | 'type'>,
): Promise<void> {
  await transaction
    .update(contents)
    .set({ state: 'withdrawn', listed: false })
    .where(and(eq(contents.id, id), eq(contents.type, type)))
}
