import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done of late, by a number or an address (both only as a hash). */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    /** Moments within the window, oldest first; never more than the limit. */
    stamps: timestamp('stamps', { precision: 3, withTimezone: true }).array().notNull(),
    /** From then on the row says nothing any more. */
    expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('allowances_by_expiry').on(table.expiresAt)],
)
