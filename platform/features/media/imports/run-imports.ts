import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { isDatabaseAway } from '../../../kernel/database/database-fault'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { outsideProblems } from '../../../kernel/outside/address-problem'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { downloadFeed } from './download-feed'
import { isEnding } from './fetch-media'
import type { ImportingPlatform } from './fetch-media'
import { importItems } from './import-items'
import { imports } from './imports.schema'
import type { ImportRow } from './imports.schema'
import { readFeedApart } from './reading/read-feed-apart'
import { trustedOriginsFor } from './trusted-origins'

const minute = 60_000
const hour = 60 * minute
/** Milliseconds that a run has; after a killed process, another one begins again then. */
const lease = 30 * minute
/** Milliseconds until the rest of a long feed is read. */
const untilRest = minute
/** The longest pause after failures, in milliseconds. */
const longestPause = 24 * hour
/** After this many failures in a row, some eight days, a feed is stopped until the office asks for it again. */
const mostFailures = 12
/** The most characters of the problems of one run that are kept. */
const longestProblem = 4000

/** Reads the feeds whose hour has come, one after the other. Safe to run in several processes at once. */
export async function runImports(platform: ImportingPlatform): Promise<void> {
  for (;;) {
    if (isEnding(platform)) return
    const row = await takeDue(platform.database, platform.now())
    if (row === null) return
    try {
      await runImport(platform, row)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      platform.log.error({ err: error, import: row.id }, 'a feed could not be imported')
      await noteFailure(platform, row, 'the log of the platform says why')
    }
  }
}

/** Takes the import that waited longest. The process that moves its time on has it. */
async function takeDue(database: Database, now: Date): Promise<ImportRow | null> {
  const due = await queriesOf(database).read(
    build
      .select({ id: imports.id, dueAt: imports.dueAt })
      .from(imports)
      .where(and(eq(imports.state, 'active'), lte(imports.dueAt, now)))
      .orderBy(asc(imports.dueAt), asc(imports.id)),
  )
  for (const { id, dueAt } of due) {
    const [taken] = await database
      .update(imports)
      .set({ dueAt: new Date(now.getTime() + lease) })
      .where(and(eq(imports.id, id), eq(imports.dueAt, dueAt), eq(imports.state, 'active')))
      .returning()
    if (taken !== undefined) return taken
  }
  return null
}

async function runImport(platform: ImportingPlatform, row: ImportRow): Promise<void> {
  const { database, outsideNetwork: network, configuration, now, ending } = platform
  const { etag, lastModified } = row
  const trustedOrigins = trustedOriginsFor(row.address, configuration)
  const known = etag === null && lastModified === null ? {} : { known: { etag, lastModified } }
  const downloaded = await downloadFeed(row.address, { ...known, ending }, { network, trustedOrigins })
  if (!downloaded.ok && downloaded.reason === 'not-modified') {
    await note(database, row, { dueAt: after(now(), hour), readAt: now(), failures: 0, problem: row.problem })
    return
  }
  // The platform stops: another process, or the next start, reads it once the lease is over.
  if (isEnding(platform)) return
  if (!downloaded.ok)
    return await noteFailure(
      platform,
      row,
      `it could not be read: ${outsideProblems[downloaded.reason]} (${downloaded.reason})`,
      restOf(downloaded.retryAfter, now()),
    )
  const { bytes, charset, address, isCut } = downloaded
  const zone = await selectTimeZone(queriesOf(database))
  const answer = await readFeedApart({ bytes, charset, address, isCut, zone })
  if (!answer.ok) return await noteFailure(platform, row, answer.problem)
  const { feed } = answer
  const { written, isUnfinished, isNewLeft, problems, leftOut } = await importItems(platform, row, feed)
  // What is left over is read again as a whole, so the server is asked without what is known of it.
  const isWhole = !isUnfinished && problems.length === 0
  await note(database, row, {
    ...{ title: feed.title, readAt: now(), failures: 0 },
    // Changes wait, since a feed that is different at every reading would never let its server rest.
    dueAt: after(now(), isNewLeft ? untilRest : hour),
    etag: isWhole ? downloaded.etag : null,
    lastModified: isWhole ? downloaded.lastModified : null,
    problem: problems.length === 0 ? null : problems.join('; ').slice(0, longestProblem),
    leftOut: [...feed.leftOut, ...leftOut],
  })
  if (written > 0) await announceChange(database)
}

/** The milliseconds of a Retry-After header, which has seconds or a date; 0 where it says neither. */
function restOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  const rest = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return rest > 0 ? rest : 0
}

const after = (now: Date, pause: number): Date => new Date(now.getTime() + pause)

/** Notes a failure: the next attempt is twice as far away each time, until the feed is stopped. */
async function noteFailure(
  { database, now, log }: ImportingPlatform,
  row: ImportRow,
  problem: string,
  /** The milliseconds that its server asks for. */
  rest = 0,
): Promise<void> {
  const failures = row.failures + 1
  const isStopped = failures >= mostFailures
  const pause = Math.min(Math.max(rest, hour * 2 ** (failures - 1)), longestPause)
  await note(database, row, {
    ...{ failures, problem, dueAt: after(now(), pause) },
    ...(isStopped ? { state: 'stopped' } : {}),
  })
  if (isStopped) log.warn({ import: row.id, problem }, 'a feed is no longer imported: it failed too often')
}

async function note(database: Database, { id }: ImportRow, changes: Partial<ImportRow>): Promise<void> {
  await database.update(imports).set(changes).where(eq(imports.id, id))
}
