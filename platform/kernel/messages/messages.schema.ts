import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { messageCategories } from '../../../src/domain/frame/messages/message'
import { moment } from '../database/moment'
import type { Localised } from '../database/schema/localised'
import { users } from '../members/members.schema'
import type { MessageWords, Reference, Slots } from './message-words'

/** What members are told, by the platform and by the cases that concern them. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The event, such as `wish.claim`; `params` has what its screen needs. */
    kind: text('kind').notNull().default('notice'),
    category: text('category', { enum: messageCategories }).notNull().default('office'),
    params: jsonb('params').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The path of its subject; null when it has none. */
    path: text('path'),
    /** The heading. The slots of heading and text are filled whenever the message is read (`render-messages.ts`). */
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    /** Heading and text while it stands for several events; null for a message that is always of one. */
    several: jsonb('several').$type<MessageWords>(),
    /**
     * Whether it refers to the people and texts that it names. A version before this one wrote their words into the
     * message, which the clean-up replaces (`old-messages.ts`).
     */
    refers: boolean('refers').notNull().default(false),
    /** What later events of the same subject are added to, while the message is unread; null when there are none. */
    foldKey: text('fold_key'),
    /** The number of events that it stands for. */
    count: integer('count').notNull().default(1),
    sentAt: moment('sent_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** When the devices of its receiver are notified; null when they have been, or are not to be. */
    pushAt: moment('push_at'),
  },
  (table) => [
    index('messages_by_user').on(table.userId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('messages_by_category').on(
      table.userId,
      table.category,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('messages_unread')
      .on(table.userId, table.category)
      .where(sql`read_at is null`),
    uniqueIndex('messages_folded')
      .on(table.userId, table.foldKey)
      .where(sql`read_at is null and fold_key is not null`),
    index('messages_by_age').on(table.sentAt),
    index('messages_of_before')
      .on(table.id)
      .where(sql`not refers`),
    index('messages_to_push')
      .on(table.pushAt)
      .where(sql`push_at is not null`),
  ],
)

/**
 * The events that a message tells of, each by what it refers to; none for a message that names nobody and nothing. A
 * message whose last event goes is removed with it (`forget-copies.ts`).
 */
export const messageEvents = pgTable(
  'message_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    slots: jsonb('slots').$type<Slots>().notNull(),
    /** All that it depends on: what fills the slots, and what that belongs to. */
    refs: text('refs').array().$type<Reference[]>().notNull(),
    path: text('path'),
    count: integer('count').notNull().default(1),
  },
  (table) => [
    index('message_events_by_message').on(table.messageId, table.id),
    index('message_events_by_reference').using('gin', table.refs),
  ],
)

/** The members of whom a member was told, each once for a subject, such as a comment or a text that names somebody. */
export const messageActors = pgTable(
  'message_actors',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    foldKey: text('fold_key').notNull(),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.foldKey, table.actorId] }),
    index('message_actors_by_age').on(table.at),
    index('message_actors_by_actor').on(table.actorId),
  ],
)

/** How members want to be told; a member who has changed nothing has no row. */
export const messageSettings = pgTable('message_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  shown: text('shown', { enum: messageCategories }).array().notNull(),
  pushed: text('pushed', { enum: messageCategories }).array().notNull(),
  /** Minutes since midnight; both null without quiet hours. */
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  showsText: boolean('shows_text').notNull(),
})

/** When the news of those whom a member follows were last made into messages. */
export const messageGatherings = pgTable('message_gatherings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
  /** When they were gathered the time before. */
  before: moment('before'),
})

/** Devices that get notifications, by their push service. A device leaves with the session in which it came. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** The address at the push service, which only the device and we know. */
    endpoint: text('endpoint').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session; a log-out or a change of the password removes the device, an expiry does not. */
    tokenHash: text('token_hash').notNull(),
    /** The keys for which notifications are encrypted, made by the device. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.tokenHash),
  ],
)
