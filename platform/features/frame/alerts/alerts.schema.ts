import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { alertSeverities } from '../../../../src/domain/frame/alerts/alert'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'

/** The words of an alert; the area is null for the whole city. */
export interface AlertWords {
  readonly title: Localised
  readonly text: Localised
  readonly area: Localised | null
}

/** What the office tells everybody at once. One is public once a second operator has confirmed it. */
export const alerts = pgTable(
  'alerts',
  {
    id: text('id').primaryKey(),
    severity: text('severity', { enum: alertSeverities }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    area: jsonb('area').$type<Localised>(),
    /** The path of a screen; null without one. */
    link: text('link'),
    startsAt: moment('starts_at').notNull(),
    /** When it ends; the office may move it to the present. */
    endsAt: moment('ends_at').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: moment('proposed_at').notNull(),
    confirmedBy: text('confirmed_by'),
    /** When it became public; null while it waits for a second operator. */
    confirmedAt: moment('confirmed_at'),
    /** Words that wait for a second operator; the old ones stand until then. */
    correction: jsonb('correction').$type<AlertWords>(),
    correctedBy: text('corrected_by'),
    correctedAt: moment('corrected_at'),
    /** When its words last became public. */
    updatedAt: moment('updated_at').notNull(),
    /** The last member who was told of it, in the order of ids; null before the first. */
    toldUpTo: text('told_up_to'),
    /** When the last member was told; null until then. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('alerts_newest')
      .on(table.startsAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`confirmed_at is not null`),
    index('alerts_by_end').on(table.endsAt),
    index('alerts_to_tell')
      .on(table.startsAt)
      .where(sql`confirmed_at is not null and told_at is null`),
  ],
)
