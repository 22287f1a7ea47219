import { features as allFeatures } from './features'
import { forgetAnswers } from './http/idempotency'
import { removeExpiredAllowances } from './limits/allowance'
import type { Feature, Platform } from './platform'

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
  await forgetAnswers(database, at)
  for (const feature of features) await feature.cleanUp?.(database, at, log)
}

/** Carries on what waits for somebody outside. Safe to run in several processes at once. */
export async function carryOn(platform: Platform, features: readonly Feature[] = allFeatures): Promise<void> {
  for (const feature of features) await feature.carryOn?.(platform)
}
