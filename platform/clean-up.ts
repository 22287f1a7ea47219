import { lt } from 'drizzle-orm'
import { idempotencyKeys } from './database/schema/idempotency'
import { features as allFeatures } from './features'
import { removeExpiredAllowances } from './limits/allowance'
import type { Feature, Platform } from './platform'

const keptAnswers = 48 * 3_600_000

/**
 * Removes what has expired: counts, saved answers, and what each feature adds. Safe to run in several processes at
 * once.
 */
export async function cleanUp(
  { database, now, log }: Platform,
  features: readonly Feature[] = allFeatures,
): Promise<void> {
  const at = now()
  await removeExpiredAllowances(database, at)
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - keptAnswers)))
  for (const feature of features) await feature.cleanUp?.(database, at, log)
}

/** Carries on what waits for somebody outside. Safe to run in several processes at once. */
export async function carryOn(platform: Platform, features: readonly Feature[] = allFeatures): Promise<void> {
  for (const feature of features) await feature.carryOn?.(platform)
}
