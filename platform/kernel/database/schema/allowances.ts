import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment'

/**
 * The recent acts that one limit counts for one subject. Phone numbers and network addresses are stored only as a hash.
 */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    /** Times within the window, oldest first; never more than the limit. */
    stamps: moment('stamps').array().notNull(),
    /** After this time the row has no effect any more. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('allowances_by_expiry').on(table.expiresAt)],
)
