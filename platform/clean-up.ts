import { setTimeout as pause } from 'node:timers/promises'
import { features as allFeatures } from './features'
import { isDatabaseAway } from './kernel/database/database-fault'
import { forgetAnswers } from './kernel/http/idempotency'
import { removeExpiredAllowances } from './kernel/limits/allowance'
import { removeUnfinishedBackups } from './kernel/moving/unfinished-backups'
import { measured } from './kernel/metrics/metrics'
import { traced } from './kernel/tracing/tracing'
import type { PlatformFeature, Platform } from './kernel/platform'
import { forgetChanges } from './kernel/publishing/site-changes'
import { removeForgottenFiles } from './kernel/storage/working-files'

/**
 * Removes what has expired: the counts of allowances, the answers saved for repeated requests, the changes of the site,
 * the files that processes left which ended, and what each feature cleans up. A step that fails keeps no other from running. Safe to run in several processes at
 * once.
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
  await Promise.all(
    features
      .filter((feature) => feature.carryOn !== undefined)
      .map(async (feature) => {
        while (!ending.aborted) {
          await carryOn(platform, [feature]).catch((error: unknown) => logFailure(platform, feature.name, error))
          await pause(after, undefined, { ref: false, signal: ending }).catch(() => undefined)
        }
      }),
  )
}

/** Logs that a job failed: a database that is away is no fault of ours. */
export function logFailure({ log }: Pick<Platform, 'log'>, job: string, err: unknown): void {
  if (isDatabaseAway(err)) log.warn({ err, job }, 'a job waits for the database')
  else log.error({ err, job }, 'a job failed')
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
