import type { ActivityCard } from '../../civic/activities/activity'
import type { OrderCard } from '../../civic/orders/order'
import type { WishCard } from '../../civic/wishes/wish'

/** The member's agenda, with at most one item of each kind; a field is null when there is no such item. */
export interface Agenda {
  /** The activity under way that they joined, or else their next one. */
  readonly activity: ActivityCard | null
  /** The wish that they claimed. */
  readonly claim: WishCard | null
  /** The order that they took. */
  readonly servingOrder: OrderCard | null
  /** Their own wish. */
  readonly wish: WishCard | null
  /** Their own order. */
  readonly order: OrderCard | null
  /** The finished wish that waits for their rating. */
  readonly wishToRate: WishCard | null
  /** The completed order that waits for their rating. */
  readonly orderToRate: OrderCard | null
}

export const isEmptyAgenda = (agenda: Agenda): boolean => Object.values(agenda).every((each) => each === null)
