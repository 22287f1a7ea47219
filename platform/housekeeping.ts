import { lt } from 'drizzle-orm'
import { idempotencyKeys } from './database/schema/idempotency'
import { removeExpiredCodes } from './features/session/captcha'
import { removeOldLoginSources } from './features/session/login-source'
import { removeOldSocialCodes } from './features/session/log-in-by-messenger'
import { removeExpiredSessions } from './features/session/session-tokens'
import { removeExpiredAllowances } from './limits/allowance'
import type { Platform } from './platform'

const keptAnswers = 48 * 3_600_000

/** Removes what has run out: sessions, codes, counts, saved answers. Harmless in several processes at once. */
export async function keepHouse({ database, now }: Platform): Promise<void> {
  const at = now()
  await removeExpiredSessions(database, at)
  await removeExpiredCodes(database, at)
  await removeOldLoginSources(database, at)
  await removeOldSocialCodes(database, at)
  await removeExpiredAllowances(database, at)
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - keptAnswers)))
}
