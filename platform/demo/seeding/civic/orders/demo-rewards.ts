import { rewardHold } from '../../../../../src/domain/civic/orders/order-calendar'
import {
  mostRewardedPerPair,
  rewardsTaken,
  type RewardState,
} from '../../../../../src/domain/civic/orders/order-reward'
import type { orderPairs, orderRewards, serviceBudgets } from '../../../../features/civic/orders/order-rewards.schema'
import type { serviceOrders } from '../../../../features/civic/orders/orders.schema'
import type { DemoOrder } from './seed-orders'

type OrderRow = typeof serviceOrders.$inferInsert
type RewardRow = typeof orderRewards.$inferInsert
type BudgetRow = typeof serviceBudgets.$inferInsert
type PairRow = typeof orderPairs.$inferInsert

/** This service of the demo has used up its budget; all other services have much of their budget left. */
const usedUp = 'service-hair'
const monthly = 500_000

export function demoBudget(serviceId: string, budgets: readonly BudgetRow[]) {
  const takenCents = budgets.reduce((sum, each) => (each.serviceId === serviceId ? sum + each.taken : sum), 0)
  return serviceId === usedUp
    ? { budget: takenCents, budgetPeriod: 'total' as const }
    : { budget: monthly, budgetPeriod: 'month' as const }
}

/**
 * The rewards of orders after all acts on them, the budgets that pay the rewards, and the pairs of people whose rewards
 * count towards the monthly limit.
 */
export function demoRewards(orders: readonly DemoOrder[], rows: readonly OrderRow[], now: Date) {
  const [budgets, pairs] = [new Map<string, BudgetRow>(), new Map<string, PairRow>()]
  const rewards = orders.flatMap((order, index): RewardRow[] => {
    const row = rows[index]
    if (row === undefined || row.reward === 0) return []
    const reward = rewardOf(order, row, now, pairs)
    if (rewardsTaken.some((state) => state === reward.state)) {
      const key = `${reward.serviceId} ${reward.period}`
      const { serviceId, period, cents } = reward
      budgets.set(key, { serviceId, period, taken: (budgets.get(key)?.taken ?? 0) + cents })
    }
    return [reward]
  })
  return { rewards, budgets: [...budgets.values()], pairs: [...pairs.values()] }
}

function rewardOf(order: DemoOrder, row: OrderRow, now: Date, pairs: Map<string, PairRow>): RewardRow {
  const { acts, at } = order
  const index = acts.findIndex((act) => act === 'complete' || act === 'completeByTime')
  const completedAt = index < 0 ? null : at(index + 1)
  const dueAt = completedAt === null ? null : new Date(completedAt.getTime() + rewardHold)
  const state = rewardStateOf(row, dueAt !== null && dueAt > now)
  const counts = row.providerId != null && state !== 'returned'
  const pairMonth = counts && countDemoPair(row, pairs) ? row.wantedOn.slice(0, 7) : null
  const isReturned = state === 'returned' || (completedAt !== null && pairMonth === null)
  return {
    orderId: row.id,
    serviceId: row.serviceId,
    period: row.serviceId === usedUp ? 'total' : at(0).toISOString().slice(0, 7),
    cents: row.reward,
    state: isReturned ? 'returned' : state,
    ordererId: row.userId,
    providerId: row.providerId ?? null,
    pairMonth,
    completedAt,
    dueAt: state === 'held' && !isReturned ? dueAt : null,
  }
}

function rewardStateOf({ state }: OrderRow, isOnHold: boolean): RewardState {
  if (state === 'placed' || state === 'provided') return 'reserved'
  if (state === 'disputed') return 'disputed'
  return state === 'completed' || state === 'scored' ? (isOnHold ? 'held' : 'paid') : 'returned'
}

/** Counts a reward for the pair; returns false when the pair already had all its rewards of the month. */
function countDemoPair({ userId, providerId, wantedOn }: OrderRow, pairs: Map<string, PairRow>): boolean {
  const [one = '', other = ''] = [userId, providerId ?? ''].sort((first, second) => (first < second ? -1 : 1))
  const month = wantedOn.slice(0, 7)
  const key = `${one} ${other} ${month}`
  const rewarded = pairs.get(key)?.rewarded ?? 0
  if (rewarded >= mostRewardedPerPair) return false
  pairs.set(key, { one, other, month, rewarded: rewarded + 1 })
  return true
}
