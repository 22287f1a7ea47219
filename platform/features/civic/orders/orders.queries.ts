import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orderStages, type OrderStage } from '../../../../src/domain/civic/orders/order-lifecycle'
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

/**
 * Selects what a member ordered. With `helpedPersonId`, it selects only orders for that person; with `stage`, only
 * orders in the states of that stage.
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
  const { createdAt, id } = serviceOrders
  const isForThem = helpedPersonId === undefined ? undefined : eq(serviceOrders.helpedPersonId, helpedPersonId)
  const isAtStage = stage === undefined ? undefined : inArray(serviceOrders.state, [...orderStages[stage]])
  return await queriesOf(database).read(
    selectOrders()
      .where(and(eq(serviceOrders.userId, userId), isForThem, isAtStage, isBeyond('<', [createdAt, id], after)))
      .orderBy(desc(createdAt), desc(id))
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
