import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { creditActs } from '../../../../src/domain/participation/credits/credits'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'

const member = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const act = () => text('act', { enum: creditActs })

/** The credits that an act earns; an act without a rule earns nothing. */
export const creditRules = pgTable('credit_rules', {
  act: act().primaryKey(),
  credits: integer('credits').notNull(),
  mostPerDay: integer('most_per_day').notNull(),
  sort: integer('sort').notNull(),
})

/**
 * The contents for which an act earned on a day. Concurrent acts wait for each other at this row, which keeps the daily
 * limit.
 */
export const creditDays = pgTable(
  'credit_days',
  {
    userId: member(),
    act: act().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    contents: text('contents').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.act, table.day] }), index('credit_days_by_day').on(table.day)],
)

/** The ledger: an act on a content earns at most once, for ever. */
export const credits = pgTable(
  'credits',
  {
    userId: member(),
    act: act().notNull(),
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    credits: integer('credits').notNull(),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.act, table.contentId] }),
    index('credits_by_user').on(
      table.userId,
      table.earnedAt.desc().nullsFirst(),
      table.contentId.desc().nullsFirst(),
      table.act.desc().nullsFirst(),
    ),
  ],
)
