import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { followedKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contents } from '../../../kernel/contents/contents.schema'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true }).notNull().defaultNow()
const content = () =>
  text('content_id')
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' })

/**
 * Members' favourites, one row for each member and content. The primary key makes repeats and concurrent duplicates
 * harmless.
 */
export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id').notNull(),
    contentId: content(),
    type: smallint('type').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('favourites_by_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.contentId.desc().nullsFirst(),
    ),
    index('favourites_by_user_type').on(
      table.userId,
      table.type,
      table.createdAt.desc().nullsFirst(),
      table.contentId.desc().nullsFirst(),
    ),
  ],
)

/** Organisations, hosts, other members and albums that a user follows. */
export const follows = pgTable(
  'follows',
  {
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: followedKinds }).notNull(),
    targetId: text('target_id').notNull(),
    createdAt: moment('created_at'),
    /** When the user last opened an album that they follow; null when they have not since. */
    seenAt: timestamp('seen_at', { precision: 3, withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.targetId] }),
    index('follows_by_user').on(
      table.userId,
      table.kind,
      table.createdAt.desc().nullsFirst(),
      table.targetId.desc().nullsFirst(),
    ),
  ],
)

export const shares = pgTable(
  'shares',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** It is null when the shared page is not a content. */
    contentId: text('content_id').references(() => contents.id, { onDelete: 'cascade' }),
    userId: text('user_id'),
    type: smallint('type').notNull(),
    url: text('url').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    index('shares_by_user')
      .on(table.userId, table.createdAt.desc().nullsFirst())
      .where(sql`user_id is not null`),
  ],
)
