import type { WithSubquery } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Database } from './client'

/**
 * Begins a statement whose parts (CTEs) write, and which selects from what they wrote, like the `returning` of a single
 * write. PostgreSQL allows such parts only at the top of a statement, where the document of `queriesOf` has none.
 */
export const writing = (
  database: Database,
  ...parts: readonly [WithSubquery, ...WithSubquery[]]
): Pick<ReturnType<PgDatabase<PgQueryResultHKT>['with']>, 'select'> =>
  (database as unknown as PgDatabase<PgQueryResultHKT>).with(...parts)
