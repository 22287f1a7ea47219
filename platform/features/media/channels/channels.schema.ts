import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { contents, hosts } from '../../../kernel/contents/contents.schema'
import type { ChannelGenre } from '../../../../src/domain/media/channels/channel-genre'
import type { Localised } from '../../../kernel/database/schema/localised'

/** Radio (1) and TV (2) channels; names, covers and counts are in `contents` under the same id. */
export const channels = pgTable(
  'channels',
  {
    contentId: text('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    kind: smallint('kind').notNull(),
    frequency: text('frequency'),
    region: jsonb('region').$type<Localised>().notNull(),
    genre: text('genre').$type<ChannelGenre>().notNull().default('general'),
    description: jsonb('description').$type<Localised>().notNull(),
    streamUrl: text('stream_url').notNull(),
    mime: text('mime').notNull(),
    sort: integer('sort').notNull(),
    /** Names, in any language, of the cities whose default channel this is. */
    defaultFor: jsonb('default_for').$type<readonly string[]>().notNull().default([]),
    /** When the event opens; null for a channel that is not an event. */
    opensAt: moment('opens_at'),
    /** When the event closes; null for an event with an open end, and for a channel that is not an event. */
    closesAt: moment('closes_at'),
    /** The address of the event's recording; null until there is one, and for a channel that is not an event. */
    replayUrl: text('replay_url'),
    /** The audience that may play it; `nobody` makes play-auth answer 403001. */
    playableBy: text('playable_by', { enum: ['all', 'members', 'nobody'] })
      .notNull()
      .default('all'),
  },
  (table) => [index('channels_by_kind').on(table.kind, table.sort, table.contentId)],
)

export const channelHosts = pgTable(
  'channel_hosts',
  {
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.contentId, { onDelete: 'cascade' }),
    hostId: text('host_id')
      .notNull()
      .references(() => hosts.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.hostId] })],
)

/** The weekly schedule. Minutes are of the site's time zone; a slot never crosses midnight. */
export const programmes = pgTable(
  'programmes',
  {
    id: text('id').primaryKey(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.contentId, { onDelete: 'cascade' }),
    /** 0 is Sunday. */
    weekday: smallint('weekday').notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    hosts: jsonb('hosts').$type<readonly Localised[]>().notNull().default([]),
    replayUrl: text('replay_url'),
    /** The number of members who subscribe to the programme whose first slot of the week this is. */
    followers: integer('followers').notNull().default(0),
  },
  (table) => [uniqueIndex('programmes_by_channel').on(table.channelId, table.weekday, table.startMinute)],
)

export const channelSubscriptions = pgTable(
  'channel_subscriptions',
  {
    userId: text('user_id').notNull(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.contentId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channelId] }),
    index('channel_subscriptions_by_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.channelId.desc().nullsFirst(),
    ),
  ],
)
