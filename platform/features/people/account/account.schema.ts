import { sql } from 'drizzle-orm'
import { doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Localised } from '../../../kernel/database/schema/localised'

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
    /** When the device that sent the position was there, by its own clock. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contentId] })],
)

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The event, such as `wish.claim`; `params` has what its screen needs. */
    kind: text('kind').notNull().default('notice'),
    params: jsonb('params').$type<Readonly<Record<string, string>>>().notNull().default({}),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('messages_by_user').on(table.userId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('messages_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
)
