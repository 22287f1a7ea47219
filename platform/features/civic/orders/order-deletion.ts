import { and, eq, inArray, or } from 'drizzle-orm'
import type { DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { orderRewards } from './order-rewards.schema'
import { serviceOrders } from './orders.schema'

/** Orders come to their end, and rewards are paid, before an account is deleted. */
export async function ordersThatBlock(database: Database, userId: string): Promise<readonly DeletionBlock[]> {
  const queries = queriesOf(database)
  const { id, userId: ordererId, providerId, state } = serviceOrders
  const order = await queries.readOne(
    build
      .select({ id })
      .from(serviceOrders)
      .where(and(or(eq(ordererId, userId), eq(providerId, userId)), inArray(state, ['placed', 'provided', 'disputed'])))
      .limit(1),
  )
  const reward = await queries.readOne(
    build
      .select({ orderId: orderRewards.orderId })
      .from(orderRewards)
      .where(and(eq(orderRewards.providerId, userId), inArray(orderRewards.state, ['held', 'disputed'])))
      .limit(1),
  )
  return [...(order === null ? [] : (['open-order'] as const)), ...(reward === null ? [] : (['held-reward'] as const))]
}
