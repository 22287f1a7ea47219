import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { existsIn, isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { wishCategories, wishClaims, wishes } from '../wishes/wishes.schema'
import { orderableServices, serviceOrders } from './orders.schema'

interface RatingsQuery {
  readonly userId: string
  readonly limit: number
  readonly after: CursorValues | null
}

const isRatedOrder = (providerId: string): SQL | undefined =>
  and(
    eq(serviceOrders.providerId, providerId),
    inArray(serviceOrders.state, ['scored', 'settled']),
    isNotNull(serviceOrders.stars),
  )

/** Condition: a wish is rated, and the volunteer is among those who helped with it. */
const isRatedWish = (volunteerId: string): SQL | undefined =>
  and(
    eq(wishes.state, 'evaluated'),
    isNotNull(wishes.stars),
    existsIn(
      wishClaims,
      eq(wishClaims.wishId, wishes.id),
      eq(wishClaims.userId, volunteerId),
      eq(wishClaims.state, 'finished'),
    ),
  )

const from = { id: users.id, nickname: users.nickname, avatar: users.avatar }

async function selectOrderRatings(database: Database, { userId, limit, after }: RatingsQuery) {
  const { id, stars, scoreText, updatedAt } = serviceOrders
  const rows = await queriesOf(database).read(
    build
      .select({ id, stars, text: scoreText, at: updatedAt, service: orderableServices.name, from })
      .from(serviceOrders)
      .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
      .innerJoin(users, eq(users.id, serviceOrders.userId))
      .where(and(isRatedOrder(userId), isBeyond('<', [updatedAt, id], after)))
      .orderBy(desc(updatedAt), desc(id))
      .limit(limit),
  )
  return rows.map((row) => ({ ...row, kind: 'order' as const }))
}

/** A wish is named by its category alone: what somebody wished for is between them and who helped. */
async function selectWishRatings(database: Database, { userId, limit, after }: RatingsQuery) {
  const { id, stars, evaluation, updatedAt } = wishes
  const rows = await queriesOf(database).read(
    build
      .select({ id, stars, text: evaluation, at: updatedAt, service: wishCategories.name, from })
      .from(wishes)
      .innerJoin(wishCategories, eq(wishCategories.id, wishes.categoryId))
      .innerJoin(users, eq(users.id, wishes.userId))
      .where(and(isRatedWish(userId), isBeyond('<', [updatedAt, id], after)))
      .orderBy(desc(updatedAt), desc(id))
      .limit(limit),
  )
  return rows.map((row) => ({ ...row, kind: 'wish' as const }))
}
export type ReceivedRating = Awaited<ReturnType<typeof selectReceivedRatings>>[number]

/** Selects the ratings that a volunteer received, for orders and for wishes, newest first. */
export async function selectReceivedRatings(database: Database, query: RatingsQuery) {
  const [orders, granted] = [await selectOrderRatings(database, query), await selectWishRatings(database, query)]
  return [...orders, ...granted]
    .sort((one, other) => other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1))
    .slice(0, query.limit)
}

/** A person with the mean of their stars, rounded to a tenth; undefined when there is no such person. */
export async function selectRatedPerson(database: Database, userId: string) {
  const queries = queriesOf(database)
  const person = await queries.readOne(build.select(from).from(users).where(eq(users.id, userId)))
  if (person === null) return undefined
  const sumsOf = (table: typeof serviceOrders | typeof wishes, isRated: SQL | undefined) =>
    queries.readOne(
      build
        .select({ sum: sql<number>`coalesce(sum(${table.stars}), 0)::int`, count: sql<number>`count(*)::int` })
        .from(table)
        .where(isRated),
    )
  const sums = [await sumsOf(serviceOrders, isRatedOrder(userId)), await sumsOf(wishes, isRatedWish(userId))]
  const count = sums.reduce((all, each) => all + (each?.count ?? 0), 0)
  const sum = sums.reduce((all, each) => all + (each?.sum ?? 0), 0)
  return { ...person, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, count }
}
