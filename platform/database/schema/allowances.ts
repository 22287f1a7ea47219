import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often an act was done recently, by a phone number or a network address (both stored only as a hash). */
export const allowances = pgTable(
  'allowances',
  {
    key: text('key').primaryKey(),
    /** Times within the window, oldest first; never more than the limit. */
    stamps: timestamp('stamps', { precision: 3, withTimezone: true }).array().notNull(),
    /** From then on the row has no effect any more. */
    expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('allowances_by_expiry').on(table.expiresAt)],
)
