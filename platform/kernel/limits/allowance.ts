import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { allowances } from '../database/schema/allowances'
import { tooManyRequests } from '../http/refusal'
import { removeOlder } from '../database/remove-old'

/** A rate limit: at most `most` acts in any `window` milliseconds. */
export interface Allowance {
  readonly most: number
  readonly window: number
  /** Minimum number of milliseconds between two acts. */
  readonly pause?: number
}

/**
 * Counts one act, or throws 429001 with the seconds to wait.
 * @param key the counted subject, as a hash
 */
export async function consumeAllowance(
  database: Database,
  key: string,
  allowance: Allowance,
  now: Date,
): Promise<void> {
  const wait = await countOrWait(database, key, allowance, now)
  if (wait > 0) throw tooManyRequests(wait)
}

/**
 * Counts one act and returns 0, or returns the seconds to wait. Counting is a single conditional statement on one row,
 * so concurrent calls, in any process, are counted one by one.
 */
export async function countOrWait(
  database: Database,
  key: string,
  { most, window, pause = 0 }: Allowance,
  now: Date,
): Promise<number> {
  const since = (start: number) => sql`stamp > ${new Date(start).toISOString()}::timestamptz`
  const recentStamps = sql`array(select stamp from unnest(${allowances.stamps}) stamp where ${since(now.getTime() - window)} order by stamp)`
  const afterPause = sql`not exists (select 1 from unnest(${allowances.stamps}) stamp where ${since(now.getTime() - pause)})`
  const expiresAt = new Date(now.getTime() + window)
  const updated = await database
    .insert(allowances)
    .values({ key, stamps: [now], expiresAt })
    .onConflictDoUpdate({
      target: allowances.key,
      set: { stamps: sql`${recentStamps} || ${now.toISOString()}::timestamptz`, expiresAt },
      setWhere: and(sql`cardinality(${recentStamps}) < ${most}`, pause === 0 ? undefined : afterPause),
    })
    .returning({ key: allowances.key })
  if (updated.length > 0) return 0
  // An act may be freed between the two statements; the caller then tries again at once.
  return Math.max(0.001, await readWait(database, key, { most, window, pause }, now))
}

/** Seconds until another act is allowed; 0 when it is allowed now. */
export async function readWait(database: Database, key: string, allowance: Allowance, now: Date): Promise<number> {
  return secondsToWait(await readStamps(database, key), allowance, now)
}

async function readStamps(database: Database, key: string): Promise<readonly Date[]> {
  const row = await queriesOf(database).readOne(
    build.select({ stamps: allowances.stamps }).from(allowances).where(eq(allowances.key, key)),
  )
  return row?.stamps ?? []
}

/** Seconds until another act is allowed; 0 when it is allowed now. */
function secondsToWait(stamps: readonly Date[], { most, window, pause = 0 }: Allowance, now: Date): number {
  const times = stamps.map((stamp) => stamp.getTime()).filter((time) => time > now.getTime() - window)
  const last = times.at(-1)
  const freed = times.length < most ? undefined : times[times.length - most]
  const until = Math.max(last === undefined ? 0 : last + pause, freed === undefined ? 0 : freed + window)
  return Math.max(0, (until - now.getTime()) / 1000)
}

/** Resets an allowance. */
export async function restore(database: Database, key: string): Promise<void> {
  await database.delete(allowances).where(eq(allowances.key, key))
}

/** Removes rows that no longer have an effect. */
export async function removeExpiredAllowances(database: Database, now: Date): Promise<void> {
  await removeOlder(database, allowances.expiresAt, now)
}
