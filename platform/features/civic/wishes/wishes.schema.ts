import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { timesOfDay } from '../../../../src/domain/frame/shared/time-of-day'
import { moment } from '../../../kernel/database/moment'
import { publicWishStates, wishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import { newestOfCell } from '../../../kernel/places/cells'
import { pointOf } from '../../../kernel/places/place-index'
import { users } from '../../../kernel/members/members.schema'
import { helpedPersons } from '../helped-persons/helped-persons.schema'
import { wordsOfParts } from '../../frame/search-index/has-parts'

export const wishCategories = pgTable('wish_categories', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  sort: integer('sort').notNull(),
})

/**
 * Members whom the office permits to register people whom they help, such as relatives and social workers; approved
 * volunteers need no permission (B62).
 */
export const grantedHelpers = pgTable('granted_helpers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  grantedAt: moment('granted_at').notNull(),
})

/** Condition: everybody may see the wish. The states are literals, as in the indexes. */
export const isPublicWish = sql.raw(`state in (${publicWishStates.map((state) => `'${state}'`).join(', ')})`)

/** Wishes; from approval on, a row in `contents` with the same id carries the comments. */
export const wishes = pgTable(
  'wishes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    helpedPersonId: text('helped_person_id').references(() => helpedPersons.id, { onDelete: 'set null' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => wishCategories.id),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** The area: a street without its number. */
    placeName: jsonb('place_name').$type<Localised>().notNull(),
    /** Address and exact position (`PrivateLocation`), sealed by the vault. */
    privatePlace: text('private_place').notNull(),
    /** The latitude of the area (`areaDegrees`), in WGS-84; null when no position was given. */
    latitude: doublePrecision('latitude'),
    /** The longitude of the area (`areaDegrees`), in WGS-84; null when no position was given. */
    longitude: doublePrecision('longitude'),
    /** The last day on which help is still of use, in the site's calendar. */
    wantedOn: date('wanted_on', { mode: 'string' }).notNull(),
    timeOfDay: text('time_of_day', { enum: timesOfDay }).notNull().default('any'),
    wanted: integer('wanted').notNull(),
    placesLeft: integer('places_left').notNull(),
    state: text('state', { enum: wishStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When wisher and claimants got the message that it will expire; null before. */
    remindedAt: moment('reminded_at'),
    /** The wisher's rating of the help, 1 to 5. */
    stars: smallint('stars'),
    evaluation: jsonb('evaluation').$type<Localised>(),
    /** The text that a search matches (`searchParts`). */
    searchParts: text('search_parts').array().notNull(),
  },
  (table) => [
    index('wishes_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(isPublicWish),
    index('wishes_by_state').on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('wishes_by_category')
      .on(table.categoryId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isPublicWish),
    index('wishes_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('wishes_by_helped_person').on(
      table.helpedPersonId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('wishes_by_position').using('gist', pointOf).where(isPublicWish),
    index('wishes_by_cell')
      .on(...newestOfCell(table.createdAt, table.id))
      .where(isPublicWish),
    index('wishes_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('wishes_by_words').using('gin', wordsOfParts(table.searchParts)),
    index('wishes_overdue')
      .on(table.wantedOn)
      .where(sql`state in ('open', 'claimed')`),
    check('wishes_places', sql`places_left >= 0`),
  ],
)

/**
 * The states of a claim. `cancelled`: the claimant cancelled the claim, or it ended with the wish, or the wish was
 * opened again. `released`: the claimant cannot claim the wish again, because the wisher dismissed them, the office
 * ended the claim, or they reported help that was not given.
 */
export const claimStates = ['active', 'cancelled', 'released', 'finished'] as const
export type ClaimState = (typeof claimStates)[number]

/** Claims of wishes; one row for each person and wish, whatever the outcome. */
export const wishClaims = pgTable(
  'wish_claims',
  {
    wishId: text('wish_id')
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: claimStates }).notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishId, table.userId] }),
    index('wish_claims_by_wish').on(table.wishId, table.claimedAt, table.userId),
    index('wish_claims_by_user').on(
      table.userId,
      table.claimedAt.desc().nullsFirst(),
      table.wishId.desc().nullsFirst(),
    ),
  ],
)
