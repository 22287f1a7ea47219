import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { circleMembershipStates, circleRanks, joinModes } from '../../../../src/domain/civic/circles/circle-membership'
import { circlePostStates } from '../../../../src/domain/civic/circles/circle-post-lifecycle'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'
import { wordsOfParts } from '../../frame/search-index/has-parts'

/** Circles, which the office founds. */
export const circles = pgTable(
  'circles',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    picture: text('picture').notNull(),
    rules: jsonb('rules').$type<readonly Localised[]>().notNull().default([]),
    /** What its moderators want everybody to read; '' for nothing. */
    notice: jsonb('notice').$type<Localised>().notNull(),
    /** The place where its members meet; the name is '' and the position null for a circle that meets nowhere. */
    place: jsonb('place').$type<Localised>().notNull().default({ 'zh-CN': '', en: '' }),
    /** WGS-84 */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    joinMode: text('join_mode', { enum: joinModes }).notNull(),
    /** What the owner asks of those who want to become members; '' for nothing. */
    question: jsonb('question').$type<Localised>().notNull().default({ 'zh-CN': '', en: '' }),
    /** Whether only members see its posts. It never changes, so that nobody learns what was written for members. */
    isClosed: boolean('is_closed').notNull(),
    /** Nobody writes in an `ended` circle any more; a `hidden` one is there for nobody. */
    state: text('state', { enum: ['open', 'ended', 'hidden'] })
      .notNull()
      .default('open'),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The number of its members, changed in the same transaction as a membership. */
    members: integer('members').notNull().default(0),
    /** The number of its public posts, changed in the same transaction as a post. */
    posts: integer('posts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** The text that a search matches (`searchParts`). */
    searchParts: text('search_parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [
    index('circles_by_size')
      .on(table.members.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state <> 'hidden'`),
    index('circles_by_owner').on(table.ownerId),
    index('circles_by_words').using('gin', wordsOfParts(table.searchParts)),
  ],
)

/** Memberships of circles; one row for each person and circle, whatever its state. */
export const circleMembers = pgTable(
  'circle_members',
  {
    /** The id of the case; no circle's id contains `:`. */
    id: text('id').generatedAlwaysAs(sql`circle_id || ':' || user_id`),
    circleId: text('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: circleMembershipStates }).notNull(),
    rank: text('rank', { enum: circleRanks }).notNull().default('member'),
    /** Whether they get no messages of the circle. */
    isSilent: boolean('is_silent').notNull().default(false),
    /** The time since which they are told of new posts; null while they are not. */
    postsToldSince: moment('posts_told_since'),
    /** When they last declined an invitation; null for somebody who did not, or who came afterwards. */
    declinedAt: moment('declined_at'),
    mutedUntil: moment('muted_until'),
    /** Why they were refused, muted or removed; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** What they said when they asked to become a member, while they wait; '' otherwise. */
    request: text('request').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.userId] }),
    uniqueIndex('circle_members_by_id').on(table.id),
    index('circle_members_by_circle').on(table.circleId, table.state, table.askedAt, table.userId),
    index('circle_members_leading')
      .on(table.circleId, table.askedAt)
      .where(sql`rank <> 'member'`),
    index('circle_members_told')
      .on(table.userId, table.circleId)
      .where(sql`posts_told_since is not null`),
    index('circle_members_by_user').on(
      table.userId,
      table.askedAt.desc().nullsFirst(),
      table.circleId.desc().nullsFirst(),
    ),
  ],
)

/** What is written in circles. What is public has a row in `contents` with the same id. */
export const circlePosts = pgTable(
  'circle_posts',
  {
    id: text('id').primaryKey(),
    circleId: text('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly OwnPicture[]>().notNull(),
    /** The video's address; null for a post without one. */
    video: text('video'),
    place: jsonb('place').$type<Localised>().notNull(),
    /** The position of the place in WGS-84; both are null for a post that tells none. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    state: text('state', { enum: circlePostStates }).notNull(),
    /** Whether only members see it, as its circle says. */
    isClosed: boolean('is_closed').notNull(),
    pinnedAt: moment('pinned_at'),
    /** When a moderator put it among the best; null otherwise. */
    chosenAt: moment('chosen_at'),
    /** When a moderator closed its comments; null while they are open. */
    closedAt: moment('closed_at'),
    /** Why it was refused or removed; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** Whether the office removed it, so that no moderator restores it. */
    isRemovedByOffice: boolean('is_removed_by_office').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was first public; null for one that waits. */
    publishedAt: moment('published_at'),
    /** The text that a search within the circle matches, with the circle's id as one more part (`circlePart`). */
    searchParts: text('search_parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [
    index('circle_posts_newest')
      .on(table.circleId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('circle_posts_open')
      .on(table.publishedAt, table.id)
      .where(sql`state = 'published' and not is_closed`),
    index('circle_posts_best')
      .on(table.circleId, table.chosenAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published' and chosen_at is not null`),
    index('circle_posts_pinned')
      .on(table.circleId, table.pinnedAt.desc().nullsFirst())
      .where(sql`state = 'published' and pinned_at is not null`),
    index('circle_posts_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('circle_posts_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('circle_posts_by_video').on(table.video),
    index('circle_posts_held')
      .on(table.createdAt, table.id)
      .where(sql`state = 'held'`),
    index('circle_posts_by_words').using('gin', wordsOfParts(table.searchParts)),
  ],
)

/** A log of what the owners and moderators of circles, and the office, did in them. */
export const circleRecords = pgTable(
  'circle_records',
  {
    id: text('id').primaryKey(),
    circleId: text('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    act: text('act').notNull(),
    /** The member who acted; null for the office, and once their account is deleted. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person to whom it was done, or whose post it was. */
    subjectId: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    postId: text('post_id').references(() => circlePosts.id, { onDelete: 'set null' }),
    /** The reason; '' without one. */
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('circle_records_newest').on(table.circleId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('circle_records_by_actor').on(table.actorId),
    index('circle_records_by_subject').on(table.subjectId),
    index('circle_records_by_post').on(table.postId),
  ],
)
