import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from '../../../kernel/database/schema/localised'
import { contents } from '../../../kernel/contents/contents.schema'

const content = (name: string) => text(name).references(() => contents.id, { onDelete: 'cascade' })

/** The columns of specials. */
export const specialColumns = pgTable(
  'special_columns',
  {
    id: text('id').primaryKey(),
    specialId: content('special_id').notNull(),
    name: jsonb('name').$type<Localised>().notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('special_columns_by_special').on(table.specialId, table.sort)],
)

export const specialItems = pgTable(
  'special_items',
  {
    columnId: text('column_id')
      .notNull()
      .references(() => specialColumns.id, { onDelete: 'cascade' }),
    contentId: content('content_id').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.columnId, table.contentId] }),
    index('special_items_by_column').on(table.columnId, table.sort),
  ],
)
