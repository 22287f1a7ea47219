import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SiteLink } from '../../../../src/domain/frame/navigation/site-link'
import type { Localised } from '../../../kernel/database/schema/localised'

/** People of the city whom the editors present. */
export const characters = pgTable(
  'characters',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    /** Their role in the city, such as 'Cobbler'. */
    role: jsonb('role').$type<Localised>().notNull(),
    story: jsonb('story').$type<Localised>().notNull(),
    portrait: text('portrait').notNull(),
    /** Leads to the article about them, or to their account. */
    link: jsonb('link').$type<SiteLink>().notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('characters_in_order').on(table.sort, table.id)],
)
