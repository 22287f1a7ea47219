import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CleaningPlatform, Platform } from '../../../kernel/platform'
import type { StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { storedName } from '../../../kernel/uploads/view-address'
import type { CheckedMedium } from './check-medium'
import { arrivingMedia } from './publishing.schema'

/** Milliseconds after which nobody will publish a medium any more that was stored for it. */
const longestPublishing = 86_400_000
/** The most media that one run of the clean-up removes. */
const mostAtOnce = 500

/**
 * Puts a medium into the store, unless the store has it already. What is published with it calls `keepMedia` in its
 * transaction: until then, a note says that nothing shows it.
 */
export async function storeMedium(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  { name, file, stored }: CheckedMedium,
  at: Date,
): Promise<void> {
  // A file without a note is shown by something already; the note is looked for first, since it may become that.
  if (!(await isNoted(database, name)) && (await storage.find(name)) !== null) return
  // This waits for a clean-up that is removing the same file.
  await database
    .insert(arrivingMedia)
    .values({ name, notedAt: at })
    .onConflictDoUpdate({ target: arrivingMedia.name, set: { notedAt: at } })
  if ((await storage.find(name)) === null) await storage.put(name, file, stored.mime)
}

/** Keeps stored media for good, in the transaction that publishes what shows them. */
export async function keepMedia(transaction: Transaction, media: readonly (StoredMedium | null)[]): Promise<void> {
  const names = media.flatMap((medium) => (medium === null ? [] : (storedName(medium.url) ?? [])))
  if (names.length > 0) await transaction.delete(arrivingMedia).where(inArray(arrivingMedia.name, names))
}

/** Removes media that were stored and then not published, such as by a process that was killed in between. */
export async function removeUnpublishedMedia(
  database: Database,
  { storage }: Pick<CleaningPlatform, 'storage'>,
  at: Date,
): Promise<void> {
  const isOver = lt(arrivingMedia.notedAt, new Date(at.getTime() - longestPublishing))
  const names = await queriesOf(database).readColumn(
    build
      .select({ name: arrivingMedia.name })
      .from(arrivingMedia)
      .where(isOver)
      .orderBy(asc(arrivingMedia.notedAt))
      .limit(mostAtOnce),
  )
  for (const name of names)
    await database.transaction(async (transaction) => {
      const [row] = await transaction
        .delete(arrivingMedia)
        .where(and(eq(arrivingMedia.name, name), isOver))
        .returning({ name: arrivingMedia.name })
      // Whoever stores the same medium now waits for the end of this transaction, and then finds no file.
      if (row !== undefined) await storage.remove(name)
    })
}

async function isNoted(database: Database, name: string): Promise<boolean> {
  const noted = await queriesOf(database).readOne(
    build.select({ name: arrivingMedia.name }).from(arrivingMedia).where(eq(arrivingMedia.name, name)),
  )
  return noted !== null
}
