import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { rewardsTaken } from '../../../../src/domain/civic/orders/order-reward'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { walletMovements } from './wallet.schema'
import { orderRewards, serviceBudgets } from '../orders/order-rewards.schema'
import { serviceOrders } from '../orders/orders.schema'

/** A reward or budget whose figure is not what it should be; in cents. */
export interface RewardFault {
  readonly what: 'budget' | 'reward'
  /** The id of the service with its period, or of the order. */
  readonly id: string
  readonly expected: number
  readonly actual: number
}

/**
 * Checks the rewards: what is taken from a budget is the sum of its rewards that are not returned, each paid reward
 * moved its money once, no money moved for an order without a reward, and no reward is reserved for an order that is
 * over.
 */
export async function checkRewards(database: Database): Promise<readonly RewardFault[]> {
  return [...(await wrongBudgets(database)), ...(await wrongPayments(database)), ...(await strayRewards(database))]
}

async function wrongBudgets(database: Database): Promise<RewardFault[]> {
  const { serviceId, period, cents, state } = orderRewards
  const sums = build
    .select({ serviceId, period, sum: sql<number>`sum(${cents})::int`.as('sum') })
    .from(orderRewards)
    .where(inArray(state, [...rewardsTaken]))
    .groupBy(serviceId, period)
    .as('sums')
  const [actual, expected] = [sql<number>`coalesce(${serviceBudgets.taken}, 0)`, sql<number>`coalesce(${sums.sum}, 0)`]
  const rows = await queriesOf(database).read(
    build
      .select({
        id: sql<string>`coalesce(${serviceBudgets.serviceId}, ${sums.serviceId}) || ' ' || coalesce(${serviceBudgets.period}, ${sums.period})`,
        actual,
        expected,
      })
      .from(serviceBudgets)
      .fullJoin(sums, and(eq(sums.serviceId, serviceBudgets.serviceId), eq(sums.period, serviceBudgets.period)))
      .where(ne(actual, expected)),
  )
  return rows.map((row) => ({ what: 'budget', ...row }))
}

async function wrongPayments(database: Database): Promise<RewardFault[]> {
  const moneyMoved = build
    .select({ id: walletMovements.subjectId, sum: sql<number>`sum(${walletMovements.cents})::int`.as('sum') })
    .from(walletMovements)
    .where(eq(walletMovements.kind, 'order'))
    .groupBy(walletMovements.subjectId)
    .as('moved')
  // The wallet of a member who left the site was deleted with them.
  const paid = build
    .select({ id: orderRewards.orderId, cents: orderRewards.cents })
    .from(orderRewards)
    .where(and(eq(orderRewards.state, 'paid'), isNotNull(orderRewards.providerId)))
    .as('paid')
  const [actual, expected] = [sql<number>`coalesce(${moneyMoved.sum}, 0)`, sql<number>`coalesce(${paid.cents}, 0)`]
  const rows = await queriesOf(database).read(
    build
      .select({ id: sql<string>`coalesce(${moneyMoved.id}, ${paid.id})`, actual, expected })
      .from(moneyMoved)
      .fullJoin(paid, eq(paid.id, moneyMoved.id))
      .where(ne(actual, expected)),
  )
  return rows.map((row) => ({ what: 'reward', ...row }))
}

/** Selects rewards that wait for an order which nobody can provide any more. */
async function strayRewards(database: Database): Promise<RewardFault[]> {
  const rows = await queriesOf(database).read(
    build
      .select({ id: orderRewards.orderId, actual: orderRewards.cents })
      .from(orderRewards)
      .innerJoin(serviceOrders, eq(serviceOrders.id, orderRewards.orderId))
      .where(
        and(
          inArray(orderRewards.state, ['reserved', 'held', 'disputed']),
          inArray(serviceOrders.state, ['cancelled', 'expired', 'settled']),
        ),
      ),
  )
  return rows.map((row) => ({ what: 'reward', ...row, expected: 0 }))
}
