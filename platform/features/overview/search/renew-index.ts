import { setImmediate } from 'node:timers/promises'
import { readSetting, storeSetting } from '../../../kernel/database/settings'
import type { Database } from '../../../kernel/database/client'
import { isFirst } from '../../../kernel/limits/first-of'
import type { FoundSource } from '../../../kernel/search/found-source'
import { indexRule } from '../../frame/search-index/search-words'
import { renewEntries } from './renew-entries'
import { partsTables, renewParts } from './renew-parts'
import { renewTeamNames } from '../../civic/team-foundings/renew-team-names'

/** The setting that names the rule by which the whole index was made. */
export const ruleSetting = 'search:rule'
/** The setting that holds how far the index was made anew. */
const reachedSetting = 'search:renewed'
/** A clean-up renews so many batches, so that it ends within a minute. */
const batchesAtOnce = 100
/** Milliseconds in which no other process goes on: longer than the batches take. */
const ownFor = 120_000

/** Makes a batch anew, and returns where the next one begins; null after the last. */
type Step = (database: Database, after: string) => Promise<string | null>

/**
 * Makes the index and the search parts of all tables anew after the rule of their words changed, some batches at each
 * clean-up. Until it is done, what the old rule wrote is found as before.
 */
export async function renewIndex(database: Database, at: Date, sources: readonly FoundSource[]): Promise<void> {
  const rule = String(indexRule)
  if ((await readSetting(database, ruleSetting)) === rule) return
  if (!(await isFirst(database, reachedSetting, at, ownFor))) return
  const steps: readonly Step[] = [
    (within, after) => renewEntries(within, sources, after),
    ...partsTables.map((table) => (within: Database, after: string) => renewParts(within, table, after)),
    renewTeamNames,
  ]
  let { step, after } = reachedIn(await readSetting(database, reachedSetting), rule)
  for (let batch = 0; batch < batchesAtOnce && step < steps.length; batch += 1) {
    const next = (await steps[step]?.(database, after)) ?? null
    if (next === null) step += 1
    after = next ?? ''
    await storeSetting(database, reachedSetting, `${rule} ${step} ${after}`)
    await setImmediate()
  }
  if (step >= steps.length) await storeSetting(database, ruleSetting, rule)
}

/** The point at which the last run stopped; the beginning for another rule. */
function reachedIn(setting: string | null, rule: string): { step: number; after: string } {
  const [, ofRule, step, after = ''] = /^(\S+) (\d+) ([^]*)$/.exec(setting ?? '') ?? []
  return ofRule === rule ? { step: Number(step), after } : { step: 0, after: '' }
}
