import { bigserial, index, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'

/** A row for each change of what guests see. The rows that are committed are the state of the site (`readGeneration`). */
export const siteChanges = pgTable(
  'site_changes',
  { id: bigserial('id', { mode: 'number' }).primaryKey(), at: moment('at').notNull().defaultNow() },
  ({ at }) => [index('site_changes_by_age').on(at)],
)
