import { eq } from 'drizzle-orm'
import { sessions } from '../../kernel/members/members.schema'
import { readSetting, getOrCreateSetting } from '../../kernel/database/settings'
import { lockedInOrder } from '../../kernel/database/lock-rows'
import type { Database } from '../../kernel/database/client'
import { randomToken } from '../../kernel/shared/random'
import { digest } from '../../kernel/shared/signer'
import type { DemoStep } from '../seeding/demo-step'
import { bilingual } from '../text'

export const phonelessTokenDemo: DemoStep = {
  feature: 'demo',
  what: bilingual('演示账号的入口', 'demo accounts'),
  seed: makePhonelessToken,
}

const setting = 'demo-phoneless-token'
const userId = 'user-member'
const lifetime = 52 * 7 * 86_400_000

/**
 * Makes a token for this demo alone, with which the account without a phone logs in, since it cannot receive a code.
 */
export async function makePhonelessToken(database: Database, createdAt: Date): Promise<void> {
  const token = await getOrCreateSetting(database, setting, randomToken())
  await database.transaction(async (transaction) => {
    await transaction.delete(sessions).where(lockedInOrder(sessions, eq(sessions.userId, userId), 'remove'))
    await transaction
      .insert(sessions)
      .values({ tokenHash: digest(token), userId, createdAt, expiresAt: new Date(createdAt.getTime() + lifetime) })
  })
}

/** Reads the token; null before the demo city is seeded. */
export function readPhonelessToken(database: Database): Promise<string | null> {
  return readSetting(database, setting)
}
