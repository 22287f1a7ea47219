import type { ActivityCard } from '../../civic/activities/activity'
import type { OrderCard } from '../../civic/orders/order'
import type { WishCard } from '../../civic/wishes/wish'

/** The member's agenda, with one item of each kind; null where there is none. */
export interface Agenda {
  /** The activity under way that they joined, or else their next one. */
  readonly activity: ActivityCard | null
  /** The wish that they claimed. */
  readonly claim: WishCard | null
  /** The order that they took. */
  readonly serving: OrderCard | null
  /** Their own wish. */
  readonly wish: WishCard | null
  /** Their own order. */
  readonly order: OrderCard | null
  /** The help that waits for their rating. */
  readonly wishToRate: WishCard | null
  readonly orderToRate: OrderCard | null
}

export const isEmptyAgenda = (agenda: Agenda): boolean => Object.values(agenda).every((each) => each === null)
