import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import { hotnessBegins, hotnessWeights, minutesOfTenfold } from '../../../src/domain/frame/content/hotness'
import { moment } from '../database/moment'
import type { Localised } from '../database/schema/localised'
import { newestOfCell } from '../places/cells'
import { pointOf } from '../places/place-index'

/** A carousel picture or an entry; with a `place`, it is shown for that place alone. */
export interface ContentPlacement {
  readonly place?: string
  readonly [part: string]: unknown
}

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  sort: integer('sort').notNull(),
  /** False for a category with a screen of its own, which no list of categories contains. */
  listed: boolean('listed').notNull().default(true),
  /** The carousel above the category's feed; texts inside are localised. */
  carousel: jsonb('carousel').$type<readonly ContentPlacement[]>().notNull().default([]),
  /** The quick entries above the category's feed; texts inside are localised. */
  entries: jsonb('entries').$type<readonly ContentPlacement[]>().notNull().default([]),
})

export const subCategories = pgTable(
  'sub_categories',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    name: jsonb('name').$type<Localised>().notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('sub_categories_by_category').on(table.categoryId, table.sort)],
)

export const organisations = pgTable(
  'organisations',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    logo: text('logo').notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    /** The organisation's group in the list of organisations. */
    kind: text('kind').notNull(),
    followers: integer('followers').notNull().default(0),
    /** The address and position; all three are null for an organisation without a building. */
    address: jsonb('address').$type<Localised>(),
    /** WGS-84 */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    index('organisations_by_place').using('gist', pointOf),
    // Indexes the organisations that have a position, by name.
    ...(['zh-CN', 'en'] as const).map((language) =>
      index(`organisations_by_name_${language.slice(0, 2)}`)
        .on(sql.raw(`(name->>'${language}')`), table.id)
        .where(sql`latitude is not null`),
    ),
  ],
)

export const hosts = pgTable('hosts', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  avatar: text('avatar').notNull(),
  intro: jsonb('intro').$type<Localised>().notNull(),
  followers: integer('followers').notNull().default(0),
})

/** The summary of an organisation that every card shows. */
export interface ContentSource {
  readonly id: string
  readonly name: Localised
  readonly logo: string
}

/** Texts and picture that the editor chose for shares (B15). */
export interface CustomShare {
  readonly title: Localised
  readonly description: Localised
  readonly cover: string | null
}

/**
 * All contents that lists can show, of every kind, and channels (type 20), which have comments and likes too. One
 * narrow row holds a whole card, so that a page of a feed is one index scan without a join. For this reason the row
 * repeats the organisation's summary, which is updated here when the organisation is renamed. What only a detail needs
 * is in the table of its kind. Counts change in the same statement as the rows that they count.
 */
export const contents = pgTable(
  'contents',
  {
    id: text('id').primaryKey(),
    type: smallint('type').notNull(),
    categoryId: text('category_id').references(() => categories.id),
    subCategoryId: text('sub_category_id').references(() => subCategories.id),
    /** The audience of the content: the id of a city or of a province, '' for everywhere. */
    place: text('place').notNull().default(''),
    organisationId: text('organisation_id').references(() => organisations.id),
    source: jsonb('source').$type<ContentSource>(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    covers: jsonb('covers').$type<readonly string[]>().notNull().default([]),
    layout: text('layout', { enum: ['text', 'left', 'right', 'big', 'three'] })
      .notNull()
      .default('right'),
    /** Duration of a medium, in seconds. */
    duration: real('duration'),
    /** The number of pictures of a gallery. */
    pictures: integer('pictures'),
    externalUrl: text('external_url'),
    share: jsonb('share').$type<CustomShare>(),
    /**
     * A `draft` is not published yet; drafts and `withdrawn` contents are answered with 403001. What is for `members` is
     * shown to its audience alone.
     */
    state: text('state', { enum: ['published', 'draft', 'withdrawn', 'members'] })
      .notNull()
      .default('published'),
    /** Whether feeds and lists show it; channels, for example, are not listed. */
    listed: boolean('listed').notNull().default(true),
    commentsOpen: boolean('comments_open').notNull().default(true),
    /** Millisecond precision, so that a cursor made from it is exact. */
    publishedAt: moment('published_at').notNull(),
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    collections: integer('collections').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    /** The position where it happened, in WGS-84; both are null for what happened nowhere in particular. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The group that it was written in (`audienceMembers`), such as a circle; null for all other contents. */
    audience: text('audience'),
    /** Its place in the list of its audience by age and answers, changed by every like and comment. */
    hotness: integer('hotness').generatedAlwaysAs(
      sql.raw(
        `case when audience is null then null else floor(extract(epoch from published_at at time zone 'UTC') / 60)::int - ${hotnessBegins} + round(log(greatest(1, likes * ${hotnessWeights.likes} + comments * ${hotnessWeights.comments})::double precision) * ${minutesOfTenfold})::int end`,
      ),
    ),
  },
  (table) => [
    index('contents_hottest')
      .on(table.audience, table.hotness.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`audience is not null and state in ('published', 'members')`),
    index('contents_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed`),
    index('contents_by_category')
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed is not false`),
    index('contents_by_sub_category')
      .on(table.subCategoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed is not false`),
    index('contents_by_place_type')
      .on(table.place, table.type, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed`),
    index('contents_by_place_category_type')
      .on(
        table.place,
        table.categoryId,
        table.type,
        table.publishedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`listed is not false`),
    index('contents_by_place_sub_category_type')
      .on(
        table.place,
        table.subCategoryId,
        table.type,
        table.publishedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`listed is not false`),
    index('contents_by_cell')
      .on(...newestOfCell(table.publishedAt, table.id))
      .where(sql`listed and latitude is not null`),
    // What members wrote is not listed.
    index('unlisted_contents_by_cell')
      .on(...newestOfCell(table.publishedAt, table.id))
      .where(sql`not listed and latitude is not null`),
    index('contents_by_organisation_type')
      .on(table.organisationId, table.type, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed is not false`),
  ],
)
