import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Text messages of a demo, which are not sent: /demo shows them. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_by_time').on(table.sentAt, table.id)],
)
