import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'

/** The codes that the site has printed, each with the place where it hangs. */
export const printedCodes = pgTable('printed_codes', {
  code: text('code').primaryKey(),
  place: text('place').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** How many visitors a printed code brought: a number for each day of the site and system of phones, nobody's name. */
export const printedCodeVisits = pgTable(
  'printed_code_visits',
  {
    code: text('code')
      .notNull()
      .references(() => printedCodes.code, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    system: text('system').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.day, table.system] })],
)
