import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rewardStates } from '../../../../src/domain/civic/orders/order-reward'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'
import { orderableServices } from './orders.schema'

const member = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/**
 * The sum taken from the budget of a service in a period. It is always the sum of the rewards of that service and
 * period that are not returned.
 */
export const serviceBudgets = pgTable(
  'service_budgets',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => orderableServices.id, { onDelete: 'cascade' }),
    /** A month of the site's calendar (YYYY-MM), or 'total'. */
    period: text('period').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.period] }),
    check('service_budgets_taken', sql`taken >= 0`),
  ],
)

/** The reward of each order that has one, from its budget to the wallet of its provider. */
export const orderRewards = pgTable(
  'order_rewards',
  {
    /**
     * The order's id. There is no foreign key, because a reward outlasts its order when the orderer leaves the site.
     */
    orderId: text('order_id').primaryKey(),
    serviceId: text('service_id').notNull(),
    /** The budget period from which it is taken. */
    period: text('period').notNull(),
    cents: integer('cents').notNull(),
    state: text('state', { enum: rewardStates }).notNull(),
    ordererId: member('orderer_id'),
    /** The provider, from the moment that they take the order; null while nobody has taken it. */
    providerId: member('provider_id'),
    /**
     * The month (YYYY-MM) in which the order counts towards the limit of its orderer and provider (`orderPairs`); null
     * for an order that brings its provider no reward.
     */
    pairMonth: text('pair_month'),
    completedAt: moment('completed_at'),
    /** When a held reward is paid; null for others. */
    dueAt: moment('due_at'),
  },
  (table) => [
    index('order_rewards_by_budget').on(table.serviceId, table.period),
    index('order_rewards_due')
      .on(table.dueAt)
      .where(sql`state = 'held'`),
    index('order_rewards_by_provider').on(table.providerId, table.dueAt),
    index('order_rewards_reserved')
      .on(table.ordererId)
      .where(sql`state = 'reserved'`),
    index('order_rewards_by_completion').on(table.completedAt),
  ],
)

/**
 * How many rewarded orders two people have with each other in a month. `one` is the smaller of their ids, `other` the
 * larger.
 */
export const orderPairs = pgTable(
  'order_pairs',
  {
    one: text('one')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    other: text('other')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** YYYY-MM of the day on which the help is wanted. */
    month: text('month').notNull(),
    rewarded: integer('rewarded').notNull(),
  },
  (table) => [primaryKey({ columns: [table.one, table.other, table.month] })],
)
