import { and, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { daysOfCopy } from '../../../../src/domain/people/own-data/own-data'
import type { Database } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { violatesUniqueKey } from '../../../kernel/database/unique-key'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { CleaningPlatform, Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { requireMemberProof } from '../../frame/session/member-proof'
import { notifyOwner } from '../../frame/session/notify-owner'
import { dataCopies } from './own-data.schema'
import { packCopy } from './pack-copy'

const day = 86_400_000
/** The most copies that a member may ask for. */
export const copyLimit = formLimit('data-copy', { most: 2, window: day })
/** Milliseconds after which another process makes a copy that one did not finish. */
const longestMaking = 10 * 60_000
/** The names of archives begin with it, and say nothing of whose they are; nobody can guess one. */
const beginningOfArchives = 'archive'

/** Asks for a copy of all data of the member, who proved their identity again. */
export async function askForCopy(platform: Platform, caller: Caller, proof: string): Promise<void> {
  const { database, now } = platform
  const member = caller.require()
  const [userId, at] = [member.id, now()]
  try {
    await database.transaction(async (transaction) => {
      await requireMemberProof(transaction, { proof, userId, purpose: 'data-copy' }, at)
      await copyLimit.consume(transaction, userId, at)
      const sessionHash = caller.tokenHash ?? ''
      await transaction
        .insert(dataCopies)
        .values({ id: randomId('copy'), userId, sessionHash, state: 'waiting', askedAt: at })
    })
  } catch (error) {
    if (violatesUniqueKey(error)) throw new Refusal(errorCodes.stateRefuses, null, { state: 'waiting' })
    throw error
  }
  noteSecurityEvent(platform, 'data-copy.asked', { subject: userId, address: caller.address })
  await notifyOwner(platform, member, 'data-copy')
}

/** Reads the member's latest copy that has not expired. */
export async function readCopy(database: Database, userId: string) {
  return await queriesOf(database).readOne(
    build
      .select()
      .from(dataCopies)
      .where(eq(dataCopies.userId, userId))
      .orderBy(desc(dataCopies.askedAt), desc(dataCopies.id))
      .limit(1),
  )
}

/** Finds the archive that a session may download; throws 403001 for every other session, and once it has expired. */
export async function findArchive(platform: Platform, caller: Caller, id: string) {
  const { id: userId } = caller.require()
  const row = await queriesOf(platform.database).readOne(
    build
      .select()
      .from(dataCopies)
      .where(and(eq(dataCopies.id, id), eq(dataCopies.userId, userId), eq(dataCopies.state, 'ready'))),
  )
  const isOver = row === null || (row.expiresAt?.getTime() ?? 0) <= platform.now().getTime()
  if (isOver || row.file === null || row.sessionHash !== caller.tokenHash) throw new Refusal(errorCodes.gone)
  const file = await platform.storage.find(row.file)
  if (file === null) throw new Refusal(errorCodes.gone)
  noteSecurityEvent(platform, 'data-copy.fetched', { subject: userId, address: caller.address })
  return file
}

/** Makes the copies that wait; safe to run in several processes at once. */
export async function makeCopies(platform: Platform): Promise<void> {
  const { database, now } = platform
  const at = now()
  const waiting = await queriesOf(database).read(
    build.select({ id: dataCopies.id }).from(dataCopies).where(isUnmade(at)).orderBy(dataCopies.askedAt).limit(5),
  )
  for (const { id } of waiting) {
    const file = `${randomId(beginningOfArchives)}.zip`
    // The name is noted before there is such a file, so that `removeStrayArchives` finds every archive that is no copy's.
    const [copy] = await database
      .update(dataCopies)
      .set({ state: 'making', file, makingUntil: new Date(at.getTime() + longestMaking) })
      .where(and(eq(dataCopies.id, id), isUnmade(at)))
      .returning()
    if (copy !== undefined)
      await makeCopy(platform, copy.userId, and(eq(dataCopies.id, id), eq(dataCopies.file, file)), file)
  }
}

/**
 * Makes one copy.
 * @param isOurs false once another process took over, or the copy was removed with its account
 */
async function makeCopy(platform: Platform, userId: string, isOurs: SQL | undefined, file: string): Promise<void> {
  const { database, now, storage, log } = platform
  try {
    const size = await packCopy(platform, userId, file)
    const expiresAt = new Date(now().getTime() + daysOfCopy * day)
    const [ready] = await database
      .update(dataCopies)
      .set({ state: 'ready', size, expiresAt, makingUntil: null })
      .where(isOurs)
      .returning({ id: dataCopies.id })
    if (ready === undefined) await storage.remove(file)
  } catch (error) {
    log.error({ err: error }, 'a copy of the data of a member could not be made')
    await storage.remove(file).catch(() => undefined)
    await database.update(dataCopies).set({ state: 'failed', makingUntil: null }).where(isOurs)
  }
}

const isUnmade = (at: Date) =>
  or(eq(dataCopies.state, 'waiting'), and(eq(dataCopies.state, 'making'), lt(dataCopies.makingUntil, at)))

/** Removes copies that have expired: first the archive, then the row. */
export async function removeOldCopies(
  database: Database,
  { storage }: Pick<CleaningPlatform, 'storage'>,
  at: Date,
): Promise<void> {
  const isOver = or(
    and(isNotNull(dataCopies.expiresAt), lt(dataCopies.expiresAt, at)),
    and(eq(dataCopies.state, 'failed'), lt(dataCopies.askedAt, new Date(at.getTime() - day))),
  )
  await removeCopies(
    database,
    { storage },
    await queriesOf(database).read(
      build.select({ id: dataCopies.id, file: dataCopies.file }).from(dataCopies).where(isOver).limit(100),
    ),
  )
}

/** The most archives that are compared with the copies at once. */
const comparedAtOnce = 500

/**
 * Removes archives that are no copy's: of a process that was killed, or that another one took over from, and those that
 * arrived after their copy had been removed. Every archive that is still made has its name in the row of its copy.
 */
export async function removeStrayArchives(
  database: Database,
  { storage }: Pick<CleaningPlatform, 'storage'>,
): Promise<void> {
  const found: string[] = []
  for await (const name of storage.list(`${beginningOfArchives}-`)) found.push(name)
  for (let at = 0; at < found.length; at += comparedAtOnce) {
    const names = found.slice(at, at + comparedAtOnce)
    const noted = await queriesOf(database).readColumn(
      build.select({ file: dataCopies.file }).from(dataCopies).where(isOneOf(dataCopies.file, names)),
    )
    for (const name of names) if (!noted.includes(name)) await storage.remove(name)
  }
}

/** Removes all copies of a member, such as before their account is deleted. */
export async function removeCopiesOf(
  database: Database,
  platform: Pick<CleaningPlatform, 'storage'>,
  userId: string,
): Promise<void> {
  await removeCopies(
    database,
    platform,
    await queriesOf(database).read(
      build.select({ id: dataCopies.id, file: dataCopies.file }).from(dataCopies).where(eq(dataCopies.userId, userId)),
    ),
  )
}

async function removeCopies(
  database: Database,
  { storage }: Pick<CleaningPlatform, 'storage'>,
  copies: readonly { readonly id: string; readonly file: string | null }[],
): Promise<void> {
  for (const { file } of copies) if (file !== null) await storage.remove(file)
  if (copies.length > 0)
    await database.delete(dataCopies).where(
      inArray(
        dataCopies.id,
        copies.map(({ id }) => id),
      ),
    )
}
