import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { OrderState } from '../../../../src/domain/civic/orders/order-lifecycle'
import type { WishState } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isComing, type ActivityCardRow as ActivityRow } from '../../civic/activities/activities.queries'
import { activities, activityMembers } from '../../civic/activities/activities.schema'
import { selectOrders, type OrderRow } from '../../civic/orders/orders.queries'
import { serviceOrders } from '../../civic/orders/orders.schema'
import { selectCards, type WishCardRow as WishRow } from '../../civic/wishes/wishes.queries'
import { wishClaims, wishes } from '../../civic/wishes/wishes.schema'

// Each query of this file reads the member's own rows through an index, so its cost depends on how much one person did,
// not on the size of the table.

/** Selects the member's next activity, or the activity under way. */
export async function selectNextActivity(database: Database, userId: string, at: Date): Promise<ActivityRow | null> {
  return await queriesOf(database).readOne(
    build
      .select({ activity: activities, mine: activityMembers, distance: sql<number | null>`null::int` })
      .from(activityMembers)
      .innerJoin(activities, eq(activities.id, activityMembers.activityId))
      .where(
        and(
          eq(activityMembers.userId, userId),
          inArray(activityMembers.state, ['joined', 'checked-in']),
          isComing,
          gt(activities.endsAt, at),
        ),
      )
      .orderBy(asc(activities.startsAt), asc(activities.id))
      .limit(1),
  )
}

/** Selects the claimed wish of the member whose last day comes first. */
export async function selectUrgentClaim(database: Database, userId: string): Promise<WishRow | null> {
  const claim = await queriesOf(database).readOne(
    build
      .select({ id: wishes.id })
      .from(wishClaims)
      .innerJoin(wishes, eq(wishes.id, wishClaims.wishId))
      .where(
        and(eq(wishClaims.userId, userId), eq(wishClaims.state, 'active'), inArray(wishes.state, ['open', 'claimed'])),
      )
      .orderBy(asc(wishes.wantedOn), asc(wishes.id))
      .limit(1),
  )
  if (claim === null) return null
  return await queriesOf(database).readOne(selectCards({ id: userId, position: null }).where(eq(wishes.id, claim.id)))
}

/** The member's newest wish in one of these states. */
export async function selectOwnWish(
  database: Database,
  userId: string,
  states: readonly WishState[],
): Promise<WishRow | null> {
  return await queriesOf(database).readOne(
    selectCards({ id: userId, position: null })
      .where(and(eq(wishes.userId, userId), inArray(wishes.state, [...states])))
      .orderBy(desc(wishes.createdAt), desc(wishes.id))
      .limit(1),
  )
}

/** Selects the order that the member took and whose day comes first. */
export async function selectUrgentService(database: Database, userId: string): Promise<OrderRow | null> {
  return await queriesOf(database).readOne(
    selectOrders()
      .where(and(eq(serviceOrders.providerId, userId), eq(serviceOrders.state, 'provided')))
      .orderBy(asc(serviceOrders.wantedOn), asc(serviceOrders.id))
      .limit(1),
  )
}

/**
 * Selects the member's order in one of these states whose day comes first. An order that waits for the office comes
 * last.
 */
export async function selectOwnOrder(
  database: Database,
  userId: string,
  states: readonly OrderState[],
): Promise<OrderRow | null> {
  return await queriesOf(database).readOne(
    selectOrders()
      .where(and(eq(serviceOrders.userId, userId), inArray(serviceOrders.state, [...states])))
      .orderBy(sql`${serviceOrders.state} = 'disputed'`, asc(serviceOrders.wantedOn), asc(serviceOrders.id))
      .limit(1),
  )
}
