import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'
import { teams } from '../teams/teams.schema'

/** What members wrote to all members of their team. */
export const teamLetters = pgTable(
  'team_letters',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The number of members to whom it was sent. */
    receivers: integer('receivers').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    /** When the office removed it; null while its receivers can read it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('team_letters_by_team').on(table.teamId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('team_letters_by_user').on(table.userId),
  ],
)

/** What is left of a letter that the office removed. */
export const emptiedLetter = { text: '' } satisfies Partial<typeof teamLetters.$inferInsert>
