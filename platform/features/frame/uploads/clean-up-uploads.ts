import { and, asc, eq, isNull, lt, not, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isOneOf } from '../../../kernel/database/expressions'
import type { CleaningPlatform } from '../../../kernel/platform'
import { removeUpload } from './keep-upload'
import { arrivalTime, unusedLifetime } from '../../../kernel/uploads/upload-limits'
import { isKept } from '../../../kernel/uploads/upload-use'
import { sources } from '../../../kernel/uploads/uploads.schema'

/** The most uploads that one run checks. */
const mostAtOnce = 500

/**
 * Removes uploads that nothing refers to, and those that never arrived. Safe to run in several processes at once, and to
 * be aborted anywhere.
 */
export async function cleanUpUploads(
  database: Database,
  at: Date,
  log: FastifyBaseLogger,
  platform: CleaningPlatform,
): Promise<void> {
  await findUnused(database, platform, at)
  const latestStart = new Date(at.getTime() - arrivalTime)
  await database
    .update(sources)
    .set({ state: 'leaving' })
    .where(and(eq(sources.state, 'arriving'), lt(sources.createdAt, latestStart)))
  const removableRows = await queriesOf(database).read(
    build.select().from(sources).where(eq(sources.state, 'leaving')).orderBy(asc(sources.createdAt)).limit(mostAtOnce),
  )
  for (const upload of removableRows) {
    try {
      await removeUpload({ database, storage: platform.storage }, upload, upload.mime === '' ? upload.createdAt : null)
    } catch (error) {
      // The rows stay, so that the next run tries again.
      log.warn({ err: error }, 'uploads could not be removed from their store')
      return
    }
  }
}

/**
 * Checks the uploads that are due, each once a day. A form that refers to an upload at the same moment updates the
 * upload's row (`own-pictures.ts`). The second of the two therefore waits for the first one's lock on the row, and sees
 * what it did.
 */
async function findUnused(database: Database, { uploadUses }: CleaningPlatform, at: Date): Promise<void> {
  const isDue = and(eq(sources.state, 'there'), or(isNull(sources.checkAt), lt(sources.checkAt, at)))
  const due = await queriesOf(database).read(
    build
      .select({ id: sources.id })
      .from(sources)
      .where(isDue)
      .orderBy(asc(sources.checkAt), asc(sources.id))
      .limit(mostAtOnce),
  )
  if (due.length === 0) return
  const isDueOne = and(
    isOneOf(
      sources.id,
      due.map(({ id }) => id),
    ),
    isDue,
  )
  const isOld = lt(sources.createdAt, new Date(at.getTime() - unusedLifetime))
  await database
    .update(sources)
    .set({ state: 'leaving' })
    .where(and(isDueOne, isOld, not(isKept(uploadUses))))
  await database
    .update(sources)
    .set({ checkAt: new Date(at.getTime() + unusedLifetime) })
    .where(isDueOne)
}
