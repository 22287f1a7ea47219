import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contents } from './contents.schema'

/** Likes, one row for each person and content; the unique key makes repeats and concurrent duplicates harmless. */
export const likes = pgTable(
  'likes',
  {
    userId: text('user_id').notNull(),
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('likes_by_content').on(
      table.contentId,
      table.createdAt.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
    ),
  ],
)
