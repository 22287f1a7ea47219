import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { wishAudiences } from '../../../../src/domain/people/privacy/privacy'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

const member = (name: string) => text(name).references(() => users.id, { onDelete: 'cascade' })

/** What members let others see; without a row, the plain privacy holds. */
export const privacySettings = pgTable('privacy_settings', {
  userId: member('user_id').primaryKey(),
  showsService: boolean('shows_service').notNull(),
  inRankings: boolean('in_rankings').notNull(),
  wishesFor: text('wishes_for', { enum: wishAudiences }).notNull(),
  keepsHistory: boolean('keeps_history').notNull(),
})

/** Members, and the people whom they block. */
export const blocks = pgTable(
  'blocks',
  {
    userId: member('user_id').notNull(),
    blockedId: member('blocked_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_by_blocked').on(table.blockedId),
    index('blocks_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.blockedId.desc().nullsFirst()),
  ],
)
