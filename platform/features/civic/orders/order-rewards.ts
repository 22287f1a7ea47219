import { and, eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { rewardHold } from '../../../../src/domain/civic/orders/order-calendar'
import type { RewardState } from '../../../../src/domain/civic/orders/order-reward'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { countPair, uncountPair } from './order-pairs'
import { orderRewards } from './order-rewards.schema'
import { returnToBudget } from './reward-budget'
import type { serviceOrders } from './orders.schema'

/* The effects of acts on an order's reward. Each runs in the transaction of the act, after the order is locked;
   then the reward, the pair and the budget are locked, always in this order. */

type OrderRow = typeof serviceOrders.$inferSelect
type RewardRow = typeof orderRewards.$inferSelect

async function change(
  transaction: Transaction,
  orderId: string,
  from: readonly RewardState[],
  set: Partial<RewardRow>,
): Promise<RewardRow | undefined> {
  const [changedReward] = await transaction
    .update(orderRewards)
    .set(set)
    .where(and(eq(orderRewards.orderId, orderId), inArray(orderRewards.state, [...from])))
    .returning()
  return changedReward
}

/**
 * A volunteer took the order, so it counts towards the month's limit of the orderer and the volunteer. When they have
 * reached the limit, the order brings no reward. The volunteer must accept that, or else 409001 with the state
 * `pair-limit` is thrown.
 */
export async function promiseReward(
  transaction: Transaction,
  { id, userId, providerId, wantedOn }: OrderRow,
  acceptsNone: boolean,
): Promise<void> {
  if (providerId === null) return
  const reward = await change(transaction, id, ['reserved'], { providerId })
  if (reward === undefined) return
  const pairMonth = wantedOn.slice(0, 7)
  if (await countPair(transaction, { ordererId: userId, providerId, month: pairMonth })) {
    await change(transaction, id, ['reserved'], { pairMonth })
    return
  }
  if (!acceptsNone) throw new Refusal(errorCodes.stateRefuses, null, { state: 'pair-limit' })
}

/** The provider gave the order back, so its reward waits for the next volunteer. */
export async function unpromiseReward(transaction: Transaction, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  const reward = await queriesOf(transaction).readOne(
    build.select().from(orderRewards).where(eq(orderRewards.orderId, id)).for('update'),
  )
  if (reward === null) return
  await change(transaction, id, ['reserved'], { providerId: null, pairMonth: null })
  await uncount(transaction, reward)
}

/**
 * The service was completed, so its reward is held until it is due, or returned when the provider was promised none.
 */
export async function holdReward(transaction: Transaction, { id }: Pick<OrderRow, 'id'>, at: Date): Promise<void> {
  const dueAt = new Date(at.getTime() + rewardHold)
  const heldReward = await change(transaction, id, ['reserved'], { state: 'held', completedAt: at, dueAt })
  if (heldReward !== undefined && (heldReward.pairMonth === null || heldReward.providerId === null))
    await returnReward(transaction, { id })
}

/**
 * Somebody objects, so the reward is not paid until the office settles the order. Returns whether there was a payment
 * to stop.
 */
export async function stopReward(transaction: Transaction, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  return (await change(transaction, id, ['reserved', 'held'], { state: 'disputed', dueAt: null })) !== undefined
}

/**
 * The order ended without a service to reward, so its reward returns to the budget. A reward that was already paid
 * stays paid.
 */
export async function returnReward(
  transaction: Transaction,
  { id }: Pick<OrderRow, 'id'>,
  from: readonly RewardState[] = ['reserved', 'held', 'disputed'],
): Promise<void> {
  const returned = await change(transaction, id, from, { state: 'returned', dueAt: null })
  if (returned === undefined) return
  await uncount(transaction, returned)
  await returnToBudget(transaction, returned)
}

async function uncount(transaction: Transaction, { ordererId, providerId, pairMonth }: RewardRow): Promise<void> {
  if (ordererId === null || providerId === null || pairMonth === null) return
  await uncountPair(transaction, { ordererId, providerId, month: pairMonth })
}
