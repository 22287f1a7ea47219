import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { orderRewards } from '../orders/order-rewards.schema'
import { orderableServices } from '../orders/orders.schema'

const mostRewards = 50

/** Condition: a reward of the member's orders is not paid yet, because it is held or disputed. */
export const isPendingRewardOf = (userId: string) =>
  and(
    eq(orderRewards.providerId, userId),
    inArray(orderRewards.state, ['held', 'disputed']),
    isNotNull(orderRewards.pairMonth),
  )

/** Selects the rewards of a member's orders that are not paid yet, by due date. Disputed rewards come last. */
export async function selectPendingRewards(database: Database, userId: string) {
  const { orderId, cents, dueAt, serviceId } = orderRewards
  return await queriesOf(database).read(
    build
      .select({ orderId, title: orderableServices.name, cents, dueAt })
      .from(orderRewards)
      .innerJoin(orderableServices, eq(orderableServices.id, serviceId))
      .where(isPendingRewardOf(userId))
      .orderBy(sql`${dueAt} asc nulls last`, asc(orderId))
      .limit(mostRewards),
  )
}
