import { lt } from 'drizzle-orm'
import { idempotencyKeys } from './database/schema/idempotency'
import { features as allFeatures } from './features'
import { removeExpiredAllowances } from './limits/allowance'
import type { Feature, Platform } from './platform'

const keptAnswers = 48 * 3_600_000

/**
 * Removes what has expired: counts, saved answers, and what each feature adds. Safe to run in several processes at
 * once. @param ending ends it after the step that runs
 */
export async function cleanUp(
  platform: Platform,
  features: readonly Feature[] = allFeatures,
  ending?: AbortSignal,
): Promise<void> {
  const { database, now, log } = platform
  const at = now()
  const steps = [
    () => removeExpiredAllowances(database, at),
    () => database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - keptAnswers))),
    ...features.map((feature) => () => feature.cleanUp?.(database, at, log, platform)),
  ]
  for (const step of steps) {
    if (ending?.aborted === true) return
    await step()
  }
}

/** Carries on what waits for somebody outside. Safe to run in several processes at once. */
export async function carryOn(
  platform: Platform,
  features: readonly Feature[] = allFeatures,
  ending?: AbortSignal,
): Promise<void> {
  for (const feature of features) {
    if (ending?.aborted === true) return
    await feature.carryOn?.(platform)
  }
}
