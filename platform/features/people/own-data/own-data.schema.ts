import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { copyStates, deletionBlocks } from '../../../../src/domain/people/own-data/own-data'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

const member = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/** Copies of all data of a member, each one archive. */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: text('id').primaryKey(),
    userId: member().notNull(),
    /** The session that asked for it, as a hash. No other session may download it. */
    sessionHash: text('session_hash').notNull(),
    state: text('state', { enum: copyStates }).notNull(),
    /** The name of the archive in the store; null until it is begun. */
    file: text('file'),
    /** The size in bytes. */
    size: bigint('size', { mode: 'number' }),
    askedAt: moment('asked_at').notNull(),
    /** The time by which the process that makes it must be done. */
    makingUntil: moment('making_until'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_copies_by_user').on(table.userId, table.askedAt),
    // A member waits for one copy at a time.
    uniqueIndex('data_copies_waiting')
      .on(table.userId)
      .where(sql`state in ('waiting', 'making')`),
  ],
)

/** Accounts whose members asked for their deletion. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: member().primaryKey(),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** What kept the account from being deleted when it was due; null when nothing did. */
    blockedBy: text('blocked_by', { enum: deletionBlocks }),
  },
  (table) => [index('account_deletions_by_due').on(table.dueAt)],
)
