import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/client'
import { readSetting, getOrCreateSetting } from '../../kernel/database/settings'
import type { PlatformFeature } from '../../kernel/platform'
import type { Vault } from '../../kernel/shared/vault'
import type { OnProgress } from '../../kernel/starting/progress'
import { bilingual } from '../text'
import type { DemoStep } from './demo-step'
import { stepText } from './step-text'

/** Collects statistics for the planner of the database, which scans whole tables as long as it has none. */
const statistics = {
  what: bilingual('数据库统计', 'database statistics'),
  seed: (database: Database) => database.execute(sql`analyze`),
}

/**
 * Makes the demo city: runs the steps of the features that the platform offers, in the order of `steps`. The city is
 * the same at every seeding, except that its times are relative to the moment of seeding. Each step runs once, so that
 * the start after an interrupted seeding continues with the steps that are missing.
 */
export async function seedDemo(
  database: Database,
  {
    features,
    steps: demoSteps,
  }: { readonly features: readonly PlatformFeature[]; readonly steps: readonly DemoStep[] },
  at: Date,
  { onProgress, vault }: { readonly onProgress: OnProgress; readonly vault: Vault },
): Promise<void> {
  const featureNames = new Set(features.map(({ name }) => name))
  const steps = demoSteps
    .filter(({ feature }) => featureNames.has(feature))
    .map((step, _, all) => {
      const index = all.filter(({ feature }) => feature === step.feature).indexOf(step)
      return { ...step, mark: `seeded:${step.feature}:${index}` }
    })
  const foundSources = features.flatMap(({ searchable }) => searchable ?? [])
  const all = steps.length === 0 ? [] : [...steps, { ...statistics, mark: 'seeded:statistics' }]
  for (const [index, { what: description, seed, mark }] of all.entries()) {
    if ((await readSetting(database, mark)) !== null) continue
    const progressText = stepText(description, index + 1, all.length)
    onProgress({ what: progressText })
    await seed(database, at, (count) => onProgress({ what: progressText, count }), vault, foundSources)
    await getOrCreateSetting(database, mark, at.toISOString())
  }
}
