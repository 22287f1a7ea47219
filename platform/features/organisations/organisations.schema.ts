import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localised } from '../../database/schema/localised'

/** Groups of the list of organisations; an organisation names its group as its kind. */
export const organisationGroups = pgTable('organisation_groups', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  sort: integer('sort').notNull(),
})
