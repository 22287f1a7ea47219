import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { contents } from '../../../kernel/contents/contents.schema'

/** The editors' choice, with their note on each content. */
export const selection = pgTable(
  'selection',
  {
    contentId: text('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    note: jsonb('note').$type<Localised>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [index('selection_newest').on(table.chosenAt.desc().nullsFirst(), table.contentId.desc().nullsFirst())],
)
