import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'

const content = (name: string) =>
  text(name)
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' })

/** The episode that a member watched last in a collection. */
export const lastEpisodes = pgTable(
  'last_episodes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collectionId: content('collection_id'),
    contentId: content('content_id'),
    /** The time of watching, by the clock of the device. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collectionId] }),
    index('last_episodes_by_collection').on(table.collectionId),
    index('last_episodes_by_content').on(table.contentId),
  ],
)
