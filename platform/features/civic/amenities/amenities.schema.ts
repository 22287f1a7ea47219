import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amenityKinds, type AccessibilityMark } from '../../../../src/domain/civic/amenities/amenity'
import type { OpenPeriod } from '../../../../src/domain/civic/amenities/opening-hours'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Localised } from '../../../kernel/database/schema/localised'
import { pointOf } from '../../../kernel/places/place-index'

const languages: readonly Language[] = ['zh-CN', 'en']

/** The hours as they are stored: `PublishedHours` whose special days have names in both languages. */
export interface StoredHours {
  readonly weekly: readonly (readonly OpenPeriod[])[]
  readonly special: readonly {
    readonly date: string
    readonly name: Localised
    readonly periods: readonly OpenPeriod[]
  }[]
  readonly holidays: readonly OpenPeriod[] | null
}

/** Places of everyday use: pharmacies, markets, libraries and the like. */
export const amenities = pgTable(
  'amenities',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: amenityKinds }).notNull(),
    name: jsonb('name').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    address: jsonb('address').$type<Localised>().notNull(),
    /** They are null where nobody knows them. */
    hours: jsonb('hours').$type<StoredHours>(),
    phone: text('phone'),
    accessibility: jsonb('accessibility').$type<readonly AccessibilityMark[]>().notNull(),
    /** '' without one. */
    cover: text('cover').notNull().default(''),
    /** The day on which somebody last checked the entry. */
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    /** WGS-84, in degrees. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    index('amenities_by_place').using('gist', pointOf),
    // Amenities of a rare kind are far apart, so each kind has an index of its own in which the nearest are found.
    ...amenityKinds.map((kind) =>
      index(`amenities_by_place_${kind}`)
        .using('gist', pointOf)
        .where(sql`kind = ${sql.raw(`'${kind}'`)}`),
    ),
    ...languages.flatMap((language) => {
      const name = sql.raw(`(name->>'${language}')`)
      const label = language.slice(0, 2)
      return [
        index(`amenities_by_name_${label}`).on(name, table.id),
        index(`amenities_by_kind_${label}`).on(table.kind, name, table.id),
      ]
    }),
  ],
)
