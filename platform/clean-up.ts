import { features as allFeatures } from './features'
import { forgetAnswers } from './kernel/http/idempotency'
import { removeExpiredAllowances } from './kernel/limits/allowance'
import { measured } from './kernel/metrics/metrics'
import { traced } from './kernel/tracing/tracing'
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
  const { database, metrics, tracing, now, log } = platform
  const at = now()
  const steps: readonly (readonly [name: string, run: () => Promise<void>])[] = [
    ['allowances', () => removeExpiredAllowances(database, at)],
    ['answers', () => forgetAnswers(database, at)],
    ...features.flatMap((feature) =>
      feature.cleanUp === undefined
        ? []
        : [[feature.name, async () => feature.cleanUp?.(database, at, log, platform)] as const],
    ),
  ]
  for (const [name, run] of steps) {
    if (ending?.aborted === true) return
    await measured(metrics, `clean-up ${name}`, () => traced(tracing, `clean-up ${name}`, run))
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
    const job = `carry-on ${feature.name}`
    if (feature.carryOn !== undefined)
      await measured(platform.metrics, job, () =>
        traced(platform.tracing, job, async () => feature.carryOn?.(platform)),
      )
  }
}
