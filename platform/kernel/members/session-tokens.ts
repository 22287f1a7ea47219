import { and, asc, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/client'
import { lockedInOrder } from '../database/lock-rows'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { pushSubscriptions } from '../messages/messages.schema'
import type { DeviceDescription } from './device-description'
import { sessions, users } from './members.schema'
import { randomToken } from '../shared/random'
import { digest } from '../shared/signer'

const hour = 3_600_000
/** Milliseconds after which a session ends: 7 days (B101). */
const lifetime = 7 * 24 * hour
/** Milliseconds without a call after which a session ends earlier: three days. */
const idleLifetime = 72 * hour
/** Milliseconds during which a use is not stored again, so that reading costs no write. */
const notedEvery = hour

/** When a session was used last, to the hour. */
const usedAt = sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`

/** Condition: the session is open `at` a time. */
export const isOpen = (at: SQL): SQL =>
  sql`(${sessions.expiresAt} > ${at} and ${usedAt} > ${at} - interval '${sql.raw(String(idleLifetime / hour))} hours')`
/**
 * Condition: the account can be used. A log-in that read its member just before the deletion ended may open a session
 * after it, so the deletion of the sessions alone is not enough.
 */
export const isUsable = and(isNull(users.lockedAt), isNull(users.deletedAt))
/** Condition: the session's use has to be stored again. */
export const isDue = (at: SQL): SQL<boolean> =>
  sql<boolean>`${usedAt} <= ${at} - interval '${sql.raw(String(notedEvery / hour))} hours'`

/** Stores that a session is used; only one of several concurrent calls writes. */
export async function noteUse(database: Database, tokenHash: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await database
    .update(sessions)
    .set({ usedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isDue(at)))
}

/** Selects those of the given sessions that are open, and whose account can be used. */
export async function selectOpenSessions(
  database: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await queriesOf(database).read(
    build
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(inArray(sessions.tokenHash, [...tokenHashes]), isOpen(sql`${now.toISOString()}::timestamptz`), isUsable),
      ),
  )
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}

/** Opens a session and returns its token, which only the client keeps. */
export async function openSession(
  database: Database,
  userId: string,
  now: Date,
  device: Partial<DeviceDescription> = {},
): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + lifetime)
  await database.insert(sessions).values({ tokenHash: digest(token), userId, createdAt: now, expiresAt, ...device })
  return token
}

/** Selects the open sessions of a user, the one that was used last first. */
export async function selectSessionsOf(database: Database, userId: string, now: Date) {
  const { tokenHash, createdAt, browser, system, deviceKind, area } = sessions
  return await queriesOf(database).read(
    build
      .select({ tokenHash, createdAt, browser, system, deviceKind, area, usedAt: sessions.usedAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isOpen(sql`${now.toISOString()}::timestamptz`)))
      .orderBy(desc(usedAt), desc(sessions.createdAt), asc(sessions.tokenHash)),
  )
}

export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.tokenHash, tokenHash))
}

/** Ends a user's sessions, except the given one. */
export async function endSessionsOf(
  database: Database,
  userId: string,
  exceptTokenHash: string | null = null,
): Promise<void> {
  for (const table of [sessions, pushSubscriptions]) {
    const isOther = exceptTokenHash === null ? undefined : ne(table.tokenHash, exceptTokenHash)
    await database.delete(table).where(lockedInOrder(table, and(eq(table.userId, userId), isOther), 'remove'))
  }
}

export async function removeExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(not(isOpen(sql`${now.toISOString()}::timestamptz`)))
}
