import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment'
import { users } from '../session/session.schema'

/** Checked identities; name and card are sealed by the vault for their owner. */
export const identities = pgTable('identities', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  card: text('card').notNull(),
  /** Keyed hash of the card's number: one card belongs to one account. */
  cardMark: text('card_mark').notNull().unique(),
  checkedAt: moment('checked_at').notNull(),
})
