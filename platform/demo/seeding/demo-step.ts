import type { Database } from '../../kernel/database/client'
import type { Localised } from '../../kernel/database/schema/localised'
import type { FoundSource } from '../../kernel/search/found-source'
import type { Vault } from '../../kernel/shared/vault'
import type { OnCount } from './insert'

/**
 * One step of seeding a demo city. A step leaves existing rows as they are, and inserts in batches, because a tight
 * loop blocks the timers.
 */
export interface DemoStep {
  /** The name of the feature whose rows the step makes; the step is left out when the platform lacks that feature. */
  readonly feature: string
  /** What the step creates, as the progress names it. */
  readonly what: Localised
  readonly seed: (
    database: Database,
    at: Date,
    onCount: OnCount,
    vault: Vault,
    foundSources: readonly FoundSource[],
  ) => Promise<unknown>
}
