import type { Database } from '../../kernel/database/client'
import type { Localised } from '../../kernel/database/schema/localised'
import type { FoundSource } from '../../kernel/search/found-source'
import type { Vault } from '../../kernel/shared/vault'
import type { OnCount } from './insert'

/** One step of seeding a demo city. Insert in batches: a tight loop blocks the timers. Existing rows stay. */
export interface DemoStep {
  /** The name of the feature whose rows it makes: where the platform does not offer it, the step is left out. */
  readonly feature: string
  /** What it creates, as the progress names it. */
  readonly what: Localised
  readonly seed: (
    database: Database,
    at: Date,
    onCount: OnCount,
    vault: Vault,
    foundSources: readonly FoundSource[],
  ) => Promise<unknown>
}
