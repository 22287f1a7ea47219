import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'
import { channels } from '../channels/channels.schema'

/** Members who asked to be reminded of a live event. */
export const liveReminders = pgTable(
  'live_reminders',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => channels.contentId, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** When the reminder was delivered; null until then. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index('live_reminders_waiting')
      .on(table.eventId, table.userId)
      .where(sql`sent_at is null`),
    index('live_reminders_by_sending').on(table.sentAt),
  ],
)
