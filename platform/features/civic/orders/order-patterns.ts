import { and, gt, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { rewardPatterns } from '../../../../src/domain/civic/orders/order-reward'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { orderRewards } from './order-rewards.schema'

const day = 86_400_000

/**
 * A pattern that suggests rewards for services that nobody gave, by several people who favour each other or by one
 * person.
 */
export interface RewardPattern {
  /**
   * `round`: two people serve each other, or three people serve each other in a ring. `pair`: there are many orders
   * between the same two people. `burst`: one provider has many orders within a day.
   */
  readonly what: 'round' | 'pair' | 'burst'
  readonly people: readonly { readonly id: string; readonly nickname: string }[]
  readonly orderIds: readonly string[]
  readonly cents: number
  readonly lastAt: Date
}

interface ServedOrder {
  readonly orderId: string
  readonly from: string
  readonly to: string
  readonly cents: number
  readonly at: Date
}

/**
 * Finds patterns in the orders that were completed in the 30 days up to the latest completion, and whose rewards are
 * held, disputed or paid.
 */
export async function findRewardPatterns(database: Database): Promise<readonly RewardPattern[]> {
  const { completedAt, ordererId, providerId, pairMonth, state, orderId, cents } = orderRewards
  const latest = await queriesOf(database).readOne(build.select({ at: max(completedAt) }).from(orderRewards))
  if (latest?.at === undefined || latest.at === null) return []
  const rows = await queriesOf(database).read(
    build
      .select({ orderId, from: sql<string>`${ordererId}`, to: sql<string>`${providerId}`, cents, at: completedAt })
      .from(orderRewards)
      .where(
        and(
          gt(completedAt, new Date(latest.at.getTime() - rewardPatterns.window)),
          inArray(state, ['held', 'disputed', 'paid']),
          isNotNull(ordererId),
          isNotNull(providerId),
          isNotNull(pairMonth),
        ),
      ),
  )
  const servedOrders = rows.flatMap((row) => (row.at === null ? [] : [{ ...row, at: row.at }]))
  const patterns = [...roundsOf(servedOrders), ...pairsOf(servedOrders), ...burstsOf(servedOrders)]
  const names = await selectNames(database, [...new Set(patterns.flatMap(({ ids }) => ids))])
  return patterns
    .map(({ what, ids, orders }) => ({
      what,
      people: ids.map((id) => ({ id, nickname: names.get(id) ?? '' })),
      orderIds: orders.map((order) => order.orderId),
      cents: orders.reduce((sum, order) => sum + order.cents, 0),
      lastAt: new Date(Math.max(...orders.map((order) => order.at.getTime()))),
    }))
    .sort((one, other) => other.lastAt.getTime() - one.lastAt.getTime())
}

interface FoundPattern {
  readonly what: RewardPattern['what']
  readonly ids: readonly string[]
  readonly orders: readonly ServedOrder[]
}

const ordersBetween = (orders: readonly ServedOrder[], from: string, to: string) =>
  orders.filter((order) => order.from === from && order.to === to)

/** Finds two people who serve each other, and three people who serve each other in a ring. */
function roundsOf(orders: readonly ServedOrder[]): FoundPattern[] {
  const next = groupedBy(orders, ({ from }) => from)
  const serversOf = (id: string) => new Set((next.get(id) ?? []).map(({ to }) => to))
  const rounds: FoundPattern[] = []
  for (const first of next.keys())
    for (const second of serversOf(first)) {
      // Each ring starts from its smallest id, so that it is found once.
      if (first < second && serversOf(second).has(first)) rounds.push(ringOf(orders, [first, second]))
      for (const third of serversOf(second))
        if (first < second && first < third && serversOf(third).has(first))
          rounds.push(ringOf(orders, [first, second, third]))
    }
  return rounds
}

function ringOf(served: readonly ServedOrder[], ids: readonly string[]): FoundPattern {
  const orders = ids.flatMap((id, index) => ordersBetween(served, id, ids[(index + 1) % ids.length] ?? id))
  return { what: 'round', ids, orders }
}

function pairsOf(served: readonly ServedOrder[]): FoundPattern[] {
  const pairs = groupedBy(served, ({ from, to }) => [from, to].sort((one, other) => (one < other ? -1 : 1)).join(' '))
  return [...pairs.entries()].flatMap(([key, orders]) =>
    orders.length < rewardPatterns.pair ? [] : [{ what: 'pair' as const, ids: key.split(' '), orders }],
  )
}

/** Finds providers with many orders within any 24 hours, and names all of these orders together. */
function burstsOf(served: readonly ServedOrder[]): FoundPattern[] {
  return [...groupedBy(served, ({ to }) => to).entries()].flatMap(([id, orders]) => {
    const times = orders.map(({ at }) => at.getTime())
    const burstOrders = orders.filter(({ at }) => countWithin(times, at.getTime()) >= rewardPatterns.burst)
    return burstOrders.length === 0 ? [] : [{ what: 'burst' as const, ids: [id], orders: burstOrders }]
  })
}

/** Returns the largest number of times within one span of 24 hours, among all such spans that contain this moment. */
function countWithin(times: readonly number[], at: number): number {
  const starts = times.filter((start) => start <= at && start > at - day)
  return Math.max(...starts.map((start) => times.filter((time) => time >= start && time < start + day).length))
}

function groupedBy(
  orders: readonly ServedOrder[],
  keyOf: (order: ServedOrder) => string,
): ReadonlyMap<string, ServedOrder[]> {
  const groups = new Map<string, ServedOrder[]>()
  for (const order of orders) groups.set(keyOf(order), [...(groups.get(keyOf(order)) ?? []), order])
  return groups
}

async function selectNames(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await queriesOf(database).read(
    build
      .select({ id: users.id, nickname: users.nickname })
      .from(users)
      .where(inArray(users.id, [...ids])),
  )
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}
