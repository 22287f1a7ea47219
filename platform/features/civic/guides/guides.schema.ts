import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { guideLacks, guideThemes } from '../../../../src/domain/civic/guides/guide'
import type { LifeEvent } from '../../../../src/domain/civic/guides/guide'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { organisations } from '../../../kernel/contents/contents.schema'
import type { StoredHours } from '../amenities/amenities.schema'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'

interface FormFile {
  readonly url: string
  /** The size in bytes. */
  readonly size: number
}

export interface StoredMaterial {
  readonly id: string
  readonly name: Localised
  readonly hint: Localised | null
  /** The form has a file in each language. */
  readonly form: { readonly name: Localised; readonly files: Readonly<Record<Language, FormFile>> } | null
}

/** Guides to official procedures. */
export const guides = pgTable(
  'guides',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    theme: text('theme', { enum: guideThemes }).notNull(),
    events: text('events').array().$type<LifeEvent[]>().notNull(),
    organisationId: text('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    conditions: jsonb('conditions').$type<readonly Localised[]>().notNull(),
    materials: jsonb('materials').$type<readonly StoredMaterial[]>().notNull(),
    steps: jsonb('steps').$type<readonly { readonly title: Localised; readonly text: Localised }[]>().notNull(),
    fees: jsonb('fees').$type<readonly { readonly name: Localised; readonly cents: number }[]>().notNull(),
    /** Working days; null where the law sets no term. */
    legalDays: smallint('legal_days'),
    promisedDays: smallint('promised_days').notNull(),
    /** The ids of its places, in the order in which they are shown. */
    placeIds: text('place_ids').array().notNull(),
    questions: jsonb('questions')
      .$type<readonly { readonly question: Localised; readonly answer: Localised }[]>()
      .notNull(),
    laws: jsonb('laws').$type<readonly Localised[]>().notNull(),
    state: text('state', { enum: ['published', 'withdrawn'] })
      .notNull()
      .default('published'),
    /** A digest of what it asks of people (`ruleOf`); null when it was written before there was one. */
    rule: text('rule'),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    /** The address where it is begun online (`onlineTarget`); null where it cannot be. */
    onlineUrl: text('online_url'),
    /** The sum of what its views add (`heatOfView`). */
    heat: doublePrecision('heat').notNull().default(0),
    /** The running counts of its opinions since the last check. */
    useful: integer('useful').notNull().default(0),
    opinions: integer('opinions').notNull().default(0),
  },
  (table) => [
    index('guides_by_heat')
      .on(table.heat.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('guides_of_theme')
      .on(table.theme, table.heat.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('guides_of_organisation')
      .on(table.organisationId, table.heat.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('guides_by_event').using('gin', table.events),
  ],
)

/** The places to which guides lead people, such as service halls. */
export const guidePlaces = pgTable('guide_places', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  address: jsonb('address').$type<Localised>().notNull(),
  /** They are null where nobody knows them. */
  hours: jsonb('hours').$type<StoredHours>(),
  phone: text('phone'),
  /** WGS-84, in degrees. */
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
})

/** The opinions of a guide since its last check, one for each person. */
export const guideOpinions = pgTable(
  'guide_opinions',
  {
    guideId: text('guide_id')
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    /** A keyed hash of guide and person, so that nobody can be followed from one guide to another. */
    person: text('person').notNull(),
    useful: boolean('useful').notNull(),
    lack: text('lack', { enum: guideLacks }),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guideId, table.person] })],
)
