import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { channels } from '../channels/channels.schema'
import { users } from '../../../kernel/members/members.schema'

/**
 * Messages of the live chats. Within one channel, the ids of messages rise in the order in which their transactions
 * commit.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.contentId, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_by_channel').on(table.channelId, table.id),
    index('chat_messages_by_age').on(table.createdAt),
    uniqueIndex('chat_messages_by_key').on(table.userId, table.key),
  ],
)

/** How many connections each process has open for a channel; what a killed process leaves behind expires. */
export const channelViewers = pgTable(
  'channel_viewers',
  {
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.contentId, { onDelete: 'cascade' }),
    process: text('process').notNull(),
    viewers: integer('viewers').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.process] }),
    index('channel_viewers_by_expiry').on(table.expiresAt),
  ],
)
