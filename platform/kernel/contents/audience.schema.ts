import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'
import { users } from '../members/members.schema'

/**
 * The people of the audience of contents, such as the members of a circle. A content with the state `members` is shown
 * to these alone. The feature whose audience it is keeps the rows up to date in the transactions of its own acts.
 */
export const audienceMembers = pgTable(
  'audience_members',
  {
    audience: text('audience').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False for somebody who was removed, or left while they were muted: they see what everybody sees. */
    isMember: boolean('is_member').notNull(),
    /** The time until which they write nothing; null for a member who writes, and for who was removed and never does. */
    mutedUntil: moment('muted_until'),
  },
  (table) => [
    primaryKey({ columns: [table.audience, table.userId] }),
    index('audience_members_by_user').on(table.userId),
  ],
)
