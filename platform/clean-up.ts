import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { features as allFeatures } from './features'
import { forgetAnswers } from './kernel/http/idempotency'
import { removeExpiredAllowances } from './kernel/limits/allowance'
import { removeUnfinishedBackups } from './kernel/moving/unfinished-backups'
import { measured } from './kernel/metrics/metrics'
import { traced } from './kernel/tracing/tracing'
import type { PlatformFeature, Platform } from './kernel/platform'
import { forgetChanges } from './kernel/publishing/site-changes'
import { logFailure } from './kernel/shared/log-failure'
import { removeForgottenFiles } from './kernel/storage/working-files'

/**
 * Removes what has expired: the counts of allowances, the answers saved for repeated requests, the changes of the site,
 * the files of processes that have ended, and what each feature cleans up. A step that fails does not stop the others.
 * It is safe to run in several processes at once.
 * @param ending stops it after the step that is running
 */
export async function cleanUp(
  platform: Platform,
  features: readonly PlatformFeature[] = allFeatures,
  ending?: AbortSignal,
): Promise<void> {
  const { configuration, database, metrics, tracing, now, log } = platform
  const at = now()
  const steps: readonly (readonly [name: string, run: () => Promise<void>])[] = [
    ['allowances', () => removeExpiredAllowances(database, at)],
    ['answers', () => forgetAnswers(database, at)],
    ['site-changes', () => forgetChanges(database, at)],
    ['working-files', () => removeForgottenFiles(configuration)],
    ['unfinished-backups', () => removeUnfinishedBackups(configuration)],
    ...features.flatMap((feature) =>
      feature.cleanUp === undefined
        ? []
        : [[feature.name, async () => feature.cleanUp?.(database, at, log, platform)] as const],
    ),
  ]
  const failures = new Failures()
  for (const [name, run] of steps) {
    if (ending?.aborted === true) break
    await failures.collect(() => measured(metrics, `clean-up ${name}`, () => traced(tracing, `clean-up ${name}`, run)))
  }
  failures.throwAll()
}

/** Continues what waits for outside services, such as the payer. Safe to run in several processes at once. */
export async function carryOn(
  platform: Platform,
  features: readonly PlatformFeature[] = allFeatures,
  ending?: AbortSignal,
): Promise<void> {
  const failures = new Failures()
  for (const feature of features) {
    if (ending?.aborted === true) break
    const job = `carry-on ${feature.name}`
    if (feature.carryOn !== undefined)
      await failures.collect(() =>
        measured(platform.metrics, job, () => traced(platform.tracing, job, async () => feature.carryOn?.(platform))),
      )
  }
  failures.throwAll()
}

/**
 * Carries on until the platform ends, each feature by itself: an outside service that does not answer delays nothing
 * but the feature that waits for it.
 * @param after milliseconds between two runs of a feature
 */
export async function keepCarryingOn(
  platform: Platform,
  {
    ending,
    after,
    features = allFeatures,
  }: { readonly ending: AbortSignal; readonly after: number; readonly features?: readonly PlatformFeature[] },
): Promise<void> {
  // Each pause listens for the end, and Node.js takes more than ten listeners for a leak.
  setMaxListeners(0, ending)
  await Promise.all(
    features
      .filter((feature) => feature.carryOn !== undefined)
      .map(async (feature) => {
        while (!ending.aborted) {
          await carryOn(platform, [feature]).catch((error: unknown) => logJobFailure(platform, feature.name, error))
          await pause(after, undefined, { ref: false, signal: ending }).catch(() => undefined)
        }
      }),
  )
}

export function logJobFailure({ log }: Pick<Platform, 'log'>, job: string, error: unknown): void {
  logFailure(log, error, 'a job failed', { waiting: 'a job waits for the database', job })
}

/** What failed in jobs that do not keep each other from running. */
class Failures {
  private readonly errors: unknown[] = []

  async collect(run: () => Promise<void>): Promise<void> {
    await run().catch((error: unknown) => this.errors.push(error))
  }

  /** Throws the only error as it is, several ones as one. */
  throwAll(): void {
    if (this.errors.length === 1) throw this.errors[0]
    if (this.errors.length > 1) throw new AggregateError(this.errors, 'several jobs failed')
  }
}
