import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orderStages, type OrderStage, type OrderState } from '../../../../src/domain/civic/orders/order-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { helpedPersons } from '../helped-persons/helped-persons.schema'
import { orderRewards, serviceBudgets } from './order-rewards.schema'
import { orderableServices, serviceOrders } from './orders.schema'

const providers = alias(users, 'providers')

export function selectOrders() {
  return build
    .select({
      order: serviceOrders,
      service: orderableServices.name,
      orderer: { id: users.id, nickname: users.nickname, avatar: users.avatar, phone: users.phone },
      helpedPerson: helpedPersons.details,
      provider: { id: providers.id, nickname: providers.nickname, avatar: providers.avatar, phone: providers.phone },
    })
    .from(serviceOrders)
    .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
    .innerJoin(users, eq(users.id, serviceOrders.userId))
    .leftJoin(providers, eq(providers.id, serviceOrders.providerId))
    .leftJoin(helpedPersons, eq(helpedPersons.id, serviceOrders.helpedPersonId))
    .$dynamic()
}
export type OrderRow = RowOf<ReturnType<typeof selectOrders>>

export async function selectOrder(database: Database, id: string): Promise<OrderRow | null> {
  return await queriesOf(database).readOne(selectOrders().where(eq(serviceOrders.id, id)))
}

interface OrderQuery {
  readonly userId: string
  readonly limit: number
  readonly after: CursorValues | null
}

const daysOf = sql<number>`(${serviceOrders.wantedOn} - date '1970-01-01')`
const minutesOf = sql<number>`(floor(extract(epoch from ${serviceOrders.updatedAt}) / 60))::int`
const isIn = (stage: OrderStage): SQL => inArray(serviceOrders.state, [...orderStages[stage]])
const isDisputed = eq(serviceOrders.state, 'disputed')
const rank = sql<number>`(case when ${isIn('rate')} then 0 when ${isDisputed} then 2 when ${isIn('ongoing')} then 1 else 3 end)`
const withinRank = sql<number>`(case when ${rank} = 1 then ${daysOf} else -${minutesOf} end)`

function rankOf(state: OrderState): number {
  const isAt = (stage: OrderStage) => orderStages[stage].some((each) => each === state)
  if (isAt('rate')) return 0
  if (state === 'disputed') return 2
  return isAt('ongoing') ? 1 : 3
}

/** The place of an order among those that a member placed, as the cursor has it (`selectPlacedBy`). */
export function placeAmongOwn({ order: { id, state, wantedOn, updatedAt } }: OrderRow): CursorValues {
  const ranked = rankOf(state)
  return [ranked, ranked === 1 ? Date.parse(wantedOn) / 86_400_000 : -Math.floor(updatedAt.getTime() / 60_000), id]
}

/**
 * Selects what a member ordered: first what waits for their rating, then what is under way by its day, then what the
 * office checks, then what is over; all but the second by what changed latest. With `helpedPersonId`, it selects only
 * orders for that person; with `stage`, only orders in the states of that stage.
 */
export async function selectPlacedBy(
  database: Database,
  {
    userId,
    limit,
    after,
    helpedPersonId,
    stage,
  }: OrderQuery & { readonly helpedPersonId: string | undefined; readonly stage: OrderStage | undefined },
): Promise<OrderRow[]> {
  const { id } = serviceOrders
  const isForThem = helpedPersonId === undefined ? undefined : eq(serviceOrders.helpedPersonId, helpedPersonId)
  const isAtStage = stage === undefined ? undefined : isIn(stage)
  return await queriesOf(database).read(
    selectOrders()
      .where(and(eq(serviceOrders.userId, userId), isForThem, isAtStage, isBeyond('>', [rank, withinRank, id], after)))
      .orderBy(rank, withinRank, asc(id))
      .limit(limit),
  )
}

/** Selects other people's orders that can be taken, the most urgent first; those of past days are left out. */
export async function selectOpen(
  database: Database,
  { userId, limit, after, today }: OrderQuery & { readonly today: string },
): Promise<OrderRow[]> {
  const { wantedOn, id } = serviceOrders
  return await queriesOf(database).read(
    selectOrders()
      .where(
        and(
          eq(serviceOrders.state, 'placed'),
          ne(serviceOrders.userId, userId),
          sql`${wantedOn} >= ${today}::date`,
          isBeyond('>', [wantedOn, id], after),
        ),
      )
      .orderBy(asc(wantedOn), asc(id))
      .limit(limit),
  )
}

/** Selects the orders that a provider has under way or has ended. */
export async function selectServedBy(
  database: Database,
  { userId, limit, after, done }: OrderQuery & { readonly done: boolean },
): Promise<OrderRow[]> {
  const { updatedAt, id, state } = serviceOrders
  return await queriesOf(database).read(
    selectOrders()
      .where(
        and(
          eq(serviceOrders.providerId, userId),
          inArray(state, done ? ['completed', 'scored', 'settled', 'cancelled'] : ['provided', 'disputed']),
          isBeyond('<', [updatedAt, id], after),
        ),
      )
      .orderBy(desc(updatedAt), desc(id))
      .limit(limit),
  )
}

/**
 * Selects the services in the order of their `sort`, each with the sum taken from its budget: in this month (YYYY-MM),
 * or in total when the budget is not monthly.
 */
export async function selectServices(database: Database, month: string) {
  return await queriesOf(database).read(
    build
      .select({ service: orderableServices, taken: sql<number>`coalesce(${serviceBudgets.taken}, 0)` })
      .from(orderableServices)
      .leftJoin(
        serviceBudgets,
        and(
          eq(serviceBudgets.serviceId, orderableServices.id),
          sql`${serviceBudgets.period} = case when ${orderableServices.budgetPeriod} = 'total' then 'total' else ${month} end`,
        ),
      )
      .orderBy(asc(orderableServices.sort), asc(orderableServices.id)),
  )
}

export async function selectReward(database: Database, orderId: string) {
  return await queriesOf(database).readOne(build.select().from(orderRewards).where(eq(orderRewards.orderId, orderId)))
}
