import { and, eq, lt, sql } from 'drizzle-orm'
import { mostRewardedPerPair } from '../../../../src/domain/civic/orders/order-reward'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { orderPairs } from './order-rewards.schema'

interface Pair {
  readonly ordererId: string
  readonly providerId: string
  /** YYYY-MM. */
  readonly month: string
}

const pairOfIds = ({ ordererId, providerId }: Pair) =>
  ordererId < providerId ? { one: ordererId, other: providerId } : { one: providerId, other: ordererId }

function isPair(pair: Pair) {
  const { one, other } = pairOfIds(pair)
  return and(eq(orderPairs.one, one), eq(orderPairs.other, other), eq(orderPairs.month, pair.month))
}

/** Whether two people have reached the number of rewarded orders that they may have with each other in a month. */
export async function isPairFull(database: Database, pair: Pair): Promise<boolean> {
  const row = await queriesOf(database).readOne(
    build.select({ rewarded: orderPairs.rewarded }).from(orderPairs).where(isPair(pair)),
  )
  return (row?.rewarded ?? 0) >= mostRewardedPerPair
}

/** Counts one more rewarded order of two people; false when they have reached the month's limit. */
export async function countPair(transaction: Transaction, pair: Pair): Promise<boolean> {
  const countedMonths = await transaction
    .insert(orderPairs)
    .values({ ...pairOfIds(pair), month: pair.month, rewarded: 1 })
    .onConflictDoUpdate({
      target: [orderPairs.one, orderPairs.other, orderPairs.month],
      set: { rewarded: sql`${orderPairs.rewarded} + 1` },
      setWhere: lt(orderPairs.rewarded, mostRewardedPerPair),
    })
    .returning({ month: orderPairs.month })
  return countedMonths.length > 0
}

/** Removes one order from the count of two people, because it was given back or ended without a reward. */
export async function uncountPair(transaction: Transaction, pair: Pair): Promise<void> {
  await transaction
    .update(orderPairs)
    .set({ rewarded: sql`${orderPairs.rewarded} - 1` })
    .where(isPair(pair))
}
