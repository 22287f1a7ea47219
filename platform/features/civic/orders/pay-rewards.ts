import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { RewardState } from '../../../../src/domain/civic/orders/order-reward'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { moveMoney } from '../wallet/move-money'
import { returnReward } from './order-rewards'
import { orderRewards } from './order-rewards.schema'
import { orderableServices } from './orders.schema'

/** The most rewards that one run pays. */
const batchSize = 200

/**
 * Pays the rewards whose hold is over and that nobody has objected to. Each is paid once, even when several processes
 * run this.
 */
export async function payDueRewards(database: Database, at: Date): Promise<void> {
  const due = await queriesOf(database).read(
    build
      .select({ id: orderRewards.orderId })
      .from(orderRewards)
      .where(and(eq(orderRewards.state, 'held'), lte(orderRewards.dueAt, at)))
      .orderBy(asc(orderRewards.dueAt), asc(orderRewards.orderId))
      .limit(batchSize),
  )
  for (const { id } of due) await database.transaction((transaction) => payReward(transaction, id, ['held'], at))
}

/**
 * Pays the reward of an order to its provider if the reward is in one of the states `from`, and does nothing otherwise.
 * When there is no provider who was promised the reward (they may have left the site), it goes back to the budget.
 */
export async function payReward(
  transaction: Transaction,
  orderId: string,
  from: readonly RewardState[],
  at: Date,
): Promise<void> {
  const isWaiting = and(eq(orderRewards.orderId, orderId), inArray(orderRewards.state, [...from]))
  const [paid] = await transaction
    .update(orderRewards)
    .set({ state: 'paid', dueAt: null })
    .where(and(isWaiting, isNotNull(orderRewards.providerId), isNotNull(orderRewards.pairMonth)))
    .returning()
  if (paid === undefined || paid.providerId === null) return await returnReward(transaction, { id: orderId }, from)
  const { providerId: userId, serviceId, cents } = paid
  const service = await queriesOf(transaction).readOne(
    build.select().from(orderableServices).where(eq(orderableServices.id, serviceId)),
  )
  const earning = { userId, kind: 'order', subjectId: orderId, cents, at } as const
  await moveMoney(transaction, { ...earning, ...(service && { title: service.name }) })
}
