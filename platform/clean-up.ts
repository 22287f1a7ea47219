import { features as allFeatures } from './features'
import { forgetAnswers } from './kernel/http/idempotency'
import { removeExpiredAllowances } from './kernel/limits/allowance'
import type { PlatformFeature, Platform } from './kernel/platform'

/**
 * Removes what has expired: the counts of allowances, the answers saved for repeated requests, and what each feature
 * cleans up. Safe to run in several processes at once.
 * @param ending stops it after the step that is running
 */
export async function cleanUp(
  platform: Platform,
  features: readonly PlatformFeature[] = allFeatures,
  ending?: AbortSignal,
): Promise<void> {
  const { database, now, log } = platform
  const at = now()
  const steps = [
    () => removeExpiredAllowances(database, at),
    () => forgetAnswers(database, at),
    ...features.map((feature) => () => feature.cleanUp?.(database, at, log, platform)),
  ]
  for (const step of steps) {
    if (ending?.aborted === true) return
    await step()
  }
}

/** Continues what waits for outside services, such as the payer. Safe to run in several processes at once. */
export async function carryOn(
  platform: Platform,
  features: readonly PlatformFeature[] = allFeatures,
  ending?: AbortSignal,
): Promise<void> {
  for (const feature of features) {
    if (ending?.aborted === true) return
    await feature.carryOn?.(platform)
  }
}
