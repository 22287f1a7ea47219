import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { sessions } from './session.schema'
import { randomToken } from '../../shared/random'
import { digest } from '../../shared/signer'

/** Milliseconds: 7 days (B101). */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Opens a session; only the client knows the token. */
export async function openSession(database: Database, userId: string, now: Date): Promise<string> {
  const token = randomToken()
  await database
    .insert(sessions)
    .values({ tokenHash: digest(token), userId, createdAt: now, expiresAt: new Date(now.getTime() + lifetime) })
  return token
}

export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends a user's sessions, all but the given one. */
export async function endSessionsOf(
  database: Database,
  userId: string,
  exceptTokenHash: string | null = null,
): Promise<void> {
  const mine = eq(sessions.userId, userId)
  await database
    .delete(sessions)
    .where(exceptTokenHash === null ? mine : and(mine, ne(sessions.tokenHash, exceptTokenHash)))
}

export async function removeExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
}
