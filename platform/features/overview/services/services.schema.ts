import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localised } from '../../../kernel/database/schema/localised'
import { pages } from '../pages/pages.schema'

/** Modules of the app: groups of services. */
export const modules = pgTable('modules', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  /** The page of the builder whose cards it shows below its entries. */
  pageId: text('page_id').references(() => pages.id, { onDelete: 'set null' }),
  sort: integer('sort').notNull(),
})

export const moduleEntries = pgTable(
  'module_entries',
  {
    id: text('id').primaryKey(),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    name: jsonb('name').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    icon: text('icon').notNull(),
    link: jsonb('link').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('module_entries_by_module').on(table.moduleId, table.sort)],
)
