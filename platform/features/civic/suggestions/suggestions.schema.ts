import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { suggestionKinds } from '../../../../src/domain/civic/suggestions/suggestion-form'
import {
  questioners,
  publicSuggestionStates,
  suggestionStates,
} from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'
import { newestOfCell } from '../../../kernel/places/cells'
import { pointOf } from '../../../kernel/places/place-index'
import { wordsOfParts } from '../../frame/search-index/has-parts'

/** Departments that take suggestions (C003). */
export const departments = pgTable('departments', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  intro: jsonb('intro').$type<Localised>().notNull(),
  /** Words for what it looks after, by which a suggestion is proposed to it. */
  duties: jsonb('duties')
    .$type<Readonly<Record<Language, readonly string[]>>>()
    .notNull()
    .default({ 'zh-CN': [], en: [] }),
  sort: integer('sort').notNull(),
  /** The days within which it promises to accept a suggestion. */
  acceptDays: integer('accept_days').notNull(),
  /** The days within which it promises to answer an accepted suggestion. */
  replyDays: integer('reply_days').notNull(),
  /** The superior office; null for the highest. */
  superiorId: text('superior_id').references((): AnyPgColumn => departments.id),
})

/** Condition: everybody may see the suggestion. The states are literals, as in the indexes. */
export const isListed = sql.raw(
  `is_public and state in (${publicSuggestionStates.map((state) => `'${state}'`).join(', ')})`,
)

const isAnswered = sql`${isListed} and replied_at is not null`

/** Suggestions of residents to departments; from acceptance on, a public one has a row in `contents` with the same id. */
export const suggestions = pgTable(
  'suggestions',
  {
    id: text('id').primaryKey(),
    /** The author. No answer names them when the suggestion is anonymous. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    /** Whether its author let the platform choose the department, which has not happened yet. */
    toForward: boolean('to_forward').notNull().default(false),
    kind: text('kind', { enum: suggestionKinds }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** The video's address; null for a suggestion without one. */
    video: text('video'),
    /** How the office reaches the author, sealed by the vault for the office alone; null when none is given. */
    contact: text('contact'),
    placeName: jsonb('place_name').$type<Localised>().notNull(),
    /** WGS-84; null when no position was given. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    isPublic: boolean('is_public').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    state: text('state', { enum: suggestionStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    acceptDueAt: moment('accept_due_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** The instant until which an answer is promised; null until acceptance. A reopening sets it anew. */
    replyDueAt: moment('reply_due_at'),
    repliedAt: moment('replied_at'),
    reopenings: smallint('reopenings').notNull().default(0),
    /** Whether its author sent it to the superior office. */
    isEscalated: boolean('is_escalated').notNull().default(false),
    /** The side whose question waits for an answer; null when none does. */
    asker: text('asker', { enum: questioners }),
    /** The number of questions that the author asked about answers. */
    followUps: smallint('follow_ups').notNull().default(0),
    /** The instant until which an answer to the author's latest question is promised. */
    followUpDueAt: moment('follow_up_due_at'),
    /** How often its author corrected it. The office accepts the text that it has read, so it names this number. */
    corrections: smallint('corrections').notNull().default(0),
    /** The suggestion that this one was joined to; null for all others. */
    joinedId: text('joined_id').references((): AnyPgColumn => suggestions.id, { onDelete: 'set null' }),
    /** The author's rating, 1 to 5. */
    stars: smallint('stars'),
    evaluation: jsonb('evaluation').$type<Localised>(),
    /** The number of rows in `suggestion_supports`, and the number of those of members with the same problem. */
    supporters: integer('supporters').notNull().default(0),
    affected: integer('affected').notNull().default(0),
    /** The text that a search matches (`searchParts`). */
    searchParts: text('search_parts').array().notNull(),
  },
  (table) => [
    index('suggestions_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(isListed),
    index('suggestions_by_state')
      .on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isListed),
    index('suggestions_by_department')
      .on(table.departmentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isListed),
    // Counts the suggestions of every department by state without reading the table.
    index('suggestions_counted').on(table.departmentId, table.state).where(isListed),
    index('suggestions_hottest').on(table.supporters.desc().nullsFirst(), table.id.desc().nullsFirst()).where(isListed),
    index('suggestions_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('suggestions_by_position').using('gist', pointOf).where(isListed),
    index('suggestions_by_cell')
      .on(...newestOfCell(table.createdAt, table.id))
      .where(isListed),
    index('suggestions_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('suggestions_by_video').on(table.video),
    // Makes the figures of every department without reading the table.
    index('suggestions_figured')
      .on(table.departmentId, table.repliedAt, table.replyDueAt, table.reopenings, table.isEscalated, table.stars)
      .where(isAnswered),
    index('suggestions_by_words').using('gin', wordsOfParts(table.searchParts)),
    index('suggestions_by_joined')
      .on(table.joinedId)
      .where(sql`joined_id is not null`),
    index('suggestions_waiting')
      .on(table.state, table.updatedAt)
      .where(sql`state not in ('refused', 'closed')`),
    check('suggestions_counts', sql`affected >= 0 and supporters >= affected`),
    check('suggestions_reopenings', sql`reopenings between 0 and 2`),
  ],
)

/** Members who support a suggestion. Nobody is told who they are. */
export const suggestionSupports = pgTable(
  'suggestion_supports',
  {
    suggestionId: text('suggestion_id')
      .notNull()
      .references(() => suggestions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether they have the same problem. */
    isAffected: boolean('is_affected').notNull(),
    /** The joined suggestion whose author or supporter this is; null for those who support it themselves. */
    joinedFrom: text('joined_from').references(() => suggestions.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.suggestionId, table.userId] }),
    index('suggestion_supports_by_user').on(table.userId),
    index('suggestion_supports_by_joined').on(table.joinedFrom),
  ],
)

/** Members who are told of the answers to a suggestion without supporting it. Nobody is told who they are. */
export const suggestionSubscriptions = pgTable(
  'suggestion_subscriptions',
  {
    suggestionId: text('suggestion_id')
      .notNull()
      .references(() => suggestions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The joined suggestion whose author or subscriber this is; null for those who subscribed themselves. */
    joinedFrom: text('joined_from').references(() => suggestions.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.suggestionId, table.userId] }),
    index('suggestion_subscriptions_by_user').on(table.userId),
    index('suggestion_subscriptions_by_joined').on(table.joinedFrom),
  ],
)
