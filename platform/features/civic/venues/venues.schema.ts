import type { Language } from '../../../../src/domain/frame/site/preferences'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { venueKinds } from '../../../../src/domain/civic/venues/venue'
import type { Localised } from '../../../kernel/database/schema/localised'
import { pointOf } from '../../../kernel/places/place-index'
import type { StoredHours } from '../amenities/amenities.schema'

const languages: readonly Language[] = ['zh-CN', 'en']

/** Venues of practice: centres, offices, stations, bases and spots. */
export const venues = pgTable(
  'venues',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: venueKinds }).notNull(),
    parentId: text('parent_id').references((): AnyPgColumn => venues.id, { onDelete: 'set null' }),
    name: jsonb('name').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    address: jsonb('address').$type<Localised>().notNull(),
    /** They are null where nobody knows them. */
    hours: jsonb('hours').$type<StoredHours>(),
    phone: text('phone'),
    /** The first picture is the cover. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** WGS-84, in degrees. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    index('venues_by_place').using('gist', pointOf),
    // Venues of a rare kind are far apart, so each kind has an index of its own in which the nearest are found.
    ...venueKinds.map((kind) =>
      index(`venues_by_place_${kind}`)
        .using('gist', pointOf)
        .where(sql`kind = ${sql.raw(`'${kind}'`)}`),
    ),
    index('venues_by_parent').on(table.parentId, table.id),
    ...languages.flatMap((language) => {
      const name = sql.raw(`(name->>'${language}')`)
      const label = language.slice(0, 2)
      return [
        index(`venues_by_name_${label}`).on(name, table.id),
        index(`venues_by_kind_${label}`).on(table.kind, name, table.id),
      ]
    }),
  ],
)

/** The teams that serve at a venue; without a foreign key, since teams are a separate feature. */
export const venueTeams = pgTable(
  'venue_teams',
  {
    venueId: text('venue_id')
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    teamId: text('team_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.teamId] }), index('venue_teams_by_team').on(table.teamId)],
)

/** The staff of a venue, in the order in which it presents them. */
export const venueStaff = pgTable(
  'venue_staff',
  {
    id: text('id').primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    /** The person's index in this order; the head of the venue has 0. */
    place: integer('place').notNull().default(0),
    name: jsonb('name').$type<Localised>().notNull(),
    role: jsonb('role').$type<Localised>().notNull(),
    photo: text('photo').notNull().default(''),
    /** The office phone number; null where it is not public. */
    phone: text('phone'),
  },
  (table) => [index('venue_staff_by_venue').on(table.venueId, table.place, table.id)],
)
