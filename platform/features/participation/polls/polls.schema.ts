import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { pollResultTimes } from '../../../../src/domain/participation/polls/poll'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/** Polls, each part of a content with the same id. The counts change in the transaction of each vote. */
export const polls = pgTable(
  'polls',
  {
    id: text('id').primaryKey(),
    /** The author of the content, with whose account the poll goes. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    takesSeveral: boolean('takes_several').notNull(),
    results: text('results', { enum: pollResultTimes }).notNull(),
    endsAt: moment('ends_at').notNull(),
    voters: integer('voters').notNull().default(0),
  },
  (table) => [index('polls_by_user').on(table.userId), check('polls_voters', sql`voters >= 0`)],
)

export const pollOptions = pgTable(
  'poll_options',
  {
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    /** Its place in the poll, from 1. */
    number: integer('number').notNull(),
    text: text('text').notNull(),
    votes: integer('votes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.number] }), check('poll_options_votes', sql`votes >= 0`)],
)

/** The votes of members: one of each, by the key. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The numbers of the chosen options. */
    chosen: integer('chosen').array().notNull(),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.userId] })],
)
