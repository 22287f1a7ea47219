import { doublePrecision, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'

const content = () =>
  text('content_id')
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' })

/** What a member opened: one row for each content, with the latest visit. */
export const visits = pgTable(
  'visits',
  {
    userId: text('user_id').notNull(),
    contentId: content(),
    type: smallint('type').notNull(),
    visitedAt: moment('visited_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('visits_by_user').on(table.userId, table.visitedAt.desc().nullsFirst(), table.contentId.desc().nullsFirst()),
  ],
)

export const playPositions = pgTable(
  'play_positions',
  {
    userId: text('user_id').notNull(),
    contentId: content(),
    seconds: doublePrecision('seconds').notNull(),
    /** When the device that sent the position was at this position, by the device's own clock. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contentId] })],
)
