import type { ActivityCard } from '../../civic/activities/activity'
import type { DueHomework } from '../../civic/lessons/lesson'
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
  /** The homework that is due first. */
  readonly homework: DueHomework | null
}

export const isEmptyAgenda = (agenda: Agenda): boolean => Object.values(agenda).every((each) => each === null)

interface AgendaCalendar {
  /** Today at the site, YYYY-MM-DD. */
  readonly today: string
  /** The day of an instant at the site, YYYY-MM-DD. */
  readonly dayOf: (instant: number) => string
}

/**
 * Returns what stands in an agenda, the soonest first, so that what is overdue stands before all else. A rating has no
 * day of its own and can be given now, so it stands with what is for today. On one day, the places where the member has
 * to be come first, then what waits for the member, then what the member waits for.
 */
export function agendaInOrder(agenda: Agenda, { today, dayOf }: AgendaCalendar): readonly (keyof Agenda)[] {
  const { activity, servingOrder, claim, homework, orderToRate, wishToRate, order, wish } = agenda
  const days: readonly (readonly [keyof Agenda, string | null])[] = [
    ['activity', activity && dayOf(activity.startsAt)],
    ['servingOrder', servingOrder && servingOrder.wantedOn],
    ['claim', claim && claim.wantedOn],
    ['homework', homework && dayOf(homework.dueAt)],
    ['orderToRate', orderToRate && today],
    ['wishToRate', wishToRate && today],
    ['order', order && order.wantedOn],
    ['wish', wish && wish.wantedOn],
  ]
  return days
    .filter((entry): entry is readonly [keyof Agenda, string] => entry[1] !== null)
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([kind]) => kind)
}
