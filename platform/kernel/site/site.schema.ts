import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'
import type { Localised } from '../database/schema/localised'

/**
 * Configuration documents, such as `site`, `skin`, `menu`, `domains`, `voice` and `about`. Texts that visitors see are
 * localised.
 */
export const configurations = pgTable('configurations', {
  code: text('code').primaryKey(),
  value: jsonb('value').notNull(),
})

/** Switches by number (B14). */
export const configItems = pgTable('config_items', {
  code: integer('code').primaryKey(),
  value: text('value').notNull(),
})

export const provinces = pgTable('provinces', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  initial: text('initial').notNull(),
  sort: integer('sort').notNull(),
})

/** Positions are WGS-84 degrees. */
export const cities = pgTable(
  'cities',
  {
    id: text('id').primaryKey(),
    provinceId: text('province_id')
      .notNull()
      .references(() => provinces.id, { onDelete: 'cascade' }),
    name: jsonb('name').$type<Localised>().notNull(),
    initial: text('initial').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Whether it is among the most popular cities. */
    hot: boolean('hot').notNull().default(false),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('cities_by_province').on(table.provinceId, table.sort),
    index('cities_by_position').on(table.latitude, table.longitude),
  ],
)

const regionColumns = {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  sort: integer('sort').notNull(),
}

export const districts = pgTable(
  'districts',
  {
    ...regionColumns,
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
  },
  (table) => [index('districts_by_city').on(table.cityId, table.sort)],
)

export const streets = pgTable(
  'streets',
  {
    ...regionColumns,
    districtId: text('district_id')
      .notNull()
      .references(() => districts.id, { onDelete: 'cascade' }),
    /** WGS-84, in degrees; null where it is not known. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    index('streets_by_district').on(table.districtId, table.sort),
    index('streets_by_latitude').on(table.latitude),
  ],
)

export const agreements = pgTable('agreements', {
  id: text('id').primaryKey(),
  code: text('code', { enum: ['terms', 'privacy'] }).notNull(),
  title: jsonb('title').$type<Localised>().notNull(),
  content: jsonb('content').$type<Localised>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  sort: integer('sort').notNull(),
})

/** Words that no published text may contain; each site has a list of its own. */
export const sensitiveWords = pgTable('sensitive_words', { word: text('word').primaryKey() })

/** The last day on which each ledger was checked, in the site's calendar. */
export const ledgerChecks = pgTable('ledger_checks', { id: text('id').primaryKey(), day: text('day').notNull() })
