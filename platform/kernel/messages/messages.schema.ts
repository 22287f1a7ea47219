import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'
import type { Localised } from '../database/schema/localised'

/** What members are told, by the platform and by the cases that concern them. */
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
