import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment'

/** Text messages of a demo, which are not sent but shown at /demo. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('outbox_by_time').on(table.sentAt, table.id)],
)
