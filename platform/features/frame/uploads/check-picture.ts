import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { computeFingerprint } from '../../../kernel/content-check/fingerprint'
import type { PictureSuggestion } from '../../../kernel/content-check/picture-checker'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { storedName } from '../../../kernel/uploads/view-address'
import type { SourceFacts, SourceRow } from './keep-upload'
import { sources } from '../../../kernel/uploads/uploads.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

type CheckingPlatform = Pick<Platform, 'database' | 'pictureChecker' | 'storage' | 'log'>

/** The most waiting pictures that are checked in one round. */
const atOnce = 10

/**
 * Checks whether a picture that has just arrived may be published. When no decision is available now, it stays
 * unchecked, and is checked when its sender asks (C030).
 */
export async function checkArrived(
  { pictureChecker, log }: Pick<Platform, 'pictureChecker' | 'log'>,
  file: string,
  mime: string,
): Promise<Pick<SourceFacts, 'suggestion' | 'fingerprint'>> {
  const fingerprint = await computeFingerprint(file)
  try {
    return { fingerprint, suggestion: await pictureChecker.check({ fingerprint, mime, read: () => readFile(file) }) }
  } catch (error) {
    log.error({ err: error }, 'a picture could not be checked')
    return { fingerprint, suggestion: 'unchecked' }
  }
}

/**
 * Whether a member's picture may be published (C030). Throws 403001 when there is no such picture, 503 when no decision
 * is available.
 */
export async function suggestionOf(platform: CheckingPlatform, userId: string, id: string): Promise<PictureSuggestion> {
  const row = await queriesOf(platform.database).readOne(
    build
      .select()
      .from(sources)
      .where(
        and(eq(sources.id, id), eq(sources.userId, userId), eq(sources.kind, 'image'), eq(sources.state, 'there')),
      ),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  if (row.suggestion !== 'unchecked') return row.suggestion
  try {
    return await check(platform, row)
  } catch (error) {
    platform.log.error({ err: error }, 'a picture could not be checked')
    throw new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '30' })
  }
}

/** Checks pictures for which no decision was available when they arrived; stops at the first that fails again. */
export async function checkWaiting(platform: CheckingPlatform): Promise<void> {
  const uncheckedUploads = await queriesOf(platform.database).read(
    build
      .select()
      .from(sources)
      .where(and(eq(sources.suggestion, 'unchecked'), eq(sources.state, 'there')))
      .orderBy(sources.createdAt)
      .limit(atOnce),
  )
  try {
    for (const row of uncheckedUploads) await check(platform, row)
  } catch (error) {
    platform.log.warn({ err: error }, 'pictures wait to be checked')
  }
}

async function check(
  { database, pictureChecker, storage }: CheckingPlatform,
  { id, url, mime, fingerprint }: SourceRow,
): Promise<PictureSuggestion> {
  const read = async () => {
    const stored = await storage.find(storedName(url) ?? '')
    if (stored === null) throw new Error('the file of a picture is not there')
    return await buffer(await stored.read())
  }
  const suggestion = await pictureChecker.check({ fingerprint, mime, read })
  // The condition on `unchecked` keeps a decision that the office made meanwhile.
  await database
    .update(sources)
    .set({ suggestion })
    .where(and(eq(sources.id, id), eq(sources.suggestion, 'unchecked')))
  return suggestion
}
