import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'
import { fewestReaders } from '../../../../src/domain/people/account/most-read'

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
    index('visits_by_age').on(table.visitedAt),
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
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('play_positions_by_age').on(table.updatedAt),
  ],
)

/** The period of the sums over the last seven days; each day has sums of its own under its date. */
export const weekPeriod = 'week'

/** How many people read a content, by area and period. Nothing here says who. */
export const readSums = pgTable(
  'read_sums',
  {
    /** A day of the site's calendar, YYYY-MM-DD, or `week`. */
    period: text('period').notNull(),
    /** The city or province that the readers chose, or the site's own city. */
    area: text('area').notNull(),
    contentId: content(),
    type: smallint('type').notNull(),
    readers: integer('readers').notNull(),
    /** How many of a day's readers were counted in the week on that day; they leave the week with the day. */
    weekReaders: integer('week_readers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.period, table.area, table.contentId] }),
    index('read_sums_most_read')
      .on(table.period, table.area, table.type, table.readers.desc().nullsFirst(), table.contentId.desc().nullsFirst())
      .where(sql.raw(`readers >= ${fewestReaders}`)),
  ],
)
