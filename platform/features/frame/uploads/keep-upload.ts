import { and, eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import type { FileStorage } from '../../../kernel/storage/file-storage'
import { unusedLifetime } from '../../../kernel/uploads/upload-limits'
import { releaseUploadQuota, consumeUploadQuota } from './upload-quota'
import { storedName } from '../../../kernel/uploads/view-address'
import { sources } from '../../../kernel/uploads/uploads.schema'
import type { UploadTicket } from './upload-ticket'

export type SourceRow = typeof sources.$inferSelect

/** The facts about a file after it was read and cleaned. */
export type SourceFacts = Pick<
  SourceRow,
  'kind' | 'mime' | 'width' | 'height' | 'size' | 'suggestion' | 'fingerprint'
> & { readonly name: string }

/**
 * Inserts the row of an upload before its first byte arrives, and counts the size that was authorised. The id is the
 * ticket's, so that a ticket used twice keeps its first file.
 */
export async function beginUpload(database: Database, ticket: UploadTicket, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const [begun] = await transaction
      .insert(sources)
      .values({
        id: ticket.source,
        userId: ticket.user,
        kind: ticket.kind,
        state: 'arriving',
        url: '',
        mime: '',
        size: ticket.size,
        createdAt: now,
        checkAt: new Date(now.getTime() + unusedLifetime),
      })
      .onConflictDoNothing()
      .returning({ id: sources.id })
    if (begun === undefined) throw new Refusal(errorCodes.notYours)
    await consumeUploadQuota(transaction, ticket.user, ticket.size, now)
  })
}

/**
 * Stores the file of a begun upload: its name is written to the row first, then the file is stored, then the row is
 * marked as available.
 */
export async function keepUpload(
  { database, storage, now }: Pick<Platform, 'database' | 'storage' | 'now'>,
  ticket: UploadTicket,
  file: string,
  { name, ...facts }: SourceFacts,
): Promise<SourceRow> {
  const isMine = and(eq(sources.id, ticket.source), eq(sources.state, 'arriving'))
  await database
    .update(sources)
    .set({ url: `/uploads/${name}` })
    .where(isMine)
  await storage.put(name, file, facts.mime)
  const kept = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(sources)
      .set({ ...facts, state: 'there' })
      .where(isMine)
      .returning()
    if (row === undefined) return null
    await releaseUploadQuota(transaction, ticket.user, ticket.size - facts.size, now())
    return row
  })
  return kept ?? (await refuseLate(storage, name))
}

/**
 * Takes back a file that arrived when the clean-up had given its upload up, since no row leads to it.
 */
export async function refuseLate(storage: FileStorage, name: string): Promise<never> {
  await storage.remove(name)
  throw new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '2' })
}

/**
 * Removes an upload that did not arrive. Its sender does not wait for the removal from the store, because the store may
 * be what failed. When the store is unavailable, the clean-up removes the file later.
 */
export async function abandonUpload(
  { database, storage, log }: Pick<Platform, 'database' | 'storage' | 'log'>,
  ticket: UploadTicket,
): Promise<void> {
  const [row] = await database
    .update(sources)
    .set({ state: 'leaving' })
    .where(and(eq(sources.id, ticket.source), eq(sources.state, 'arriving')))
    .returning()
  if (row === undefined) return
  const removal = removeUpload({ database, storage }, row, row.createdAt).catch((error: unknown) =>
    log.warn({ err: error }, 'an upload that failed is left to the clean-up'),
  )
  if (row.url === '') await removal
}

/**
 * Removes an upload that is marked for removal: first the file, then the row. Safe to repeat.
 * @param neverThere the day whose count of bytes is lowered, too, for an upload that never arrived; null for others
 */
export async function removeUpload(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  { id, url, userId, size }: SourceRow,
  neverThere: Date | null,
): Promise<void> {
  const name = storedName(url)
  if (name !== null) await storage.remove(name)
  await database.transaction(async (transaction) => {
    const deletedRows = await transaction
      .delete(sources)
      .where(and(eq(sources.id, id), eq(sources.state, 'leaving')))
      .returning({ id: sources.id })
    if (deletedRows.length > 0) await releaseUploadQuota(transaction, userId, size, neverThere)
  })
}

/** Selects those of the member's uploads with these ids that are available. */
export async function selectOwnUploads(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<SourceRow[]> {
  return await queriesOf(database).read(
    build
      .select()
      .from(sources)
      .where(and(inArray(sources.id, [...ids]), eq(sources.userId, userId), eq(sources.state, 'there'))),
  )
}
