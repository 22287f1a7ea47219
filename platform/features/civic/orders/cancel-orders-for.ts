import { and, asc, eq, inArray, not } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { lockRows } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { orderRewards } from './order-rewards.schema'
import { serviceOrders } from './orders.schema'
import { cancelOrder } from './order-acts'

interface RemovedPerson {
  readonly id: string
  readonly helperId: string
  readonly at: Date
}

/**
 * Before a helped person is removed, cancels the orders for them that nobody has taken; the others stay, in the name of
 * the helper alone. The address and the note, which tell of the person, are deleted wherever no volunteer needs them.
 */
export async function cancelOrdersFor(
  transaction: Transaction,
  { id: personId, helperId, at }: RemovedPerson,
): Promise<void> {
  const { id, state, helpedPersonId } = serviceOrders
  const isTheirs = eq(helpedPersonId, personId)
  await lockRows(transaction, serviceOrders, isTheirs)
  const placed = await queriesOf(transaction).read(
    build
      .select({ id })
      .from(serviceOrders)
      .leftJoin(orderRewards, eq(orderRewards.orderId, id))
      .where(and(isTheirs, eq(state, 'placed')))
      // Rewards are returned in the order of the budgets, so that two who return some of the same never deadlock.
      .orderBy(asc(orderRewards.serviceId), asc(orderRewards.period), asc(id)),
  )
  for (const each of placed) await cancelOrder(transaction, { id: each.id, actorId: helperId, at }, { text: '' })
  await transaction
    .update(serviceOrders)
    .set({ sealedAddress: null, sealedNote: null })
    .where(and(isTheirs, not(inArray(state, ['provided', 'disputed']))))
}
