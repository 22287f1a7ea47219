import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/** People whom members help; only their helper can see them. */
export const helpedPersons = pgTable(
  'helped_persons',
  {
    id: text('id').primaryKey(),
    helperId: text('helper_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** All personal facts, sealed by the vault for the helper (`helped-person-details.ts`). */
    details: text('details').notNull(),
    registeredAt: moment('registered_at').notNull(),
  },
  (table) => [
    index('helped_persons_by_helper').on(
      table.helperId,
      table.registeredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
