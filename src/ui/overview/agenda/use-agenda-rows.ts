import { CalendarCheck, ClipboardList, HandHelping, HeartHandshake, type LucideIcon } from 'lucide-react'
import type { Agenda } from '../../../domain/overview/agenda/agenda'
import type { Change } from '../../../domain/frame/messages/change'
import type { OrderCard } from '../../../domain/civic/orders/order'
import type { OrderReader } from '../../../domain/civic/orders/order-lifecycle'
import type { WishCard } from '../../../domain/civic/wishes/wish'
import { activityPath } from '../../civic/activities/activities.paths'
import { useActivityNext } from '../../civic/activities/activity-next.part'
import type { NextStep } from '../../frame/cases/next-step.part'
import { useOrderNext } from '../../civic/orders/order-next.part'
import { orderPath } from '../../civic/orders/orders.paths'
import { useWishNext } from '../../civic/wishes/wish-next.part'
import { wishPath } from '../../civic/wishes/wishes.paths'
import { useAppointment } from '../../frame/words/use-appointment'
import { useWords } from '../../frame/words/words'
import { agendaWords } from './agenda.words'

export interface AgendaRow extends Change {
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
  readonly to: string
  readonly next: NextStep
}

/** Returns the next step for an act that the member promised to do at a time. */
const promisedStep = (when: string): NextStep => ({ text: when, tone: 'success', act: null })

/**
 * Returns the rows of an agenda: first the places where the member has to be, then what waits for the member, then what
 * the member waits for.
 */
export function useAgendaRows(): (agenda: Agenda) => readonly AgendaRow[] {
  const words = useWords(agendaWords)
  const appointment = useAppointment()
  const [activityNext, wishNext, orderNext] = [useActivityNext(), useWishNext(), useOrderNext()]
  const ofWish = (wish: WishCard, what: string): AgendaRow => ({
    subject: 'wish',
    id: wish.id,
    icon: wish.mine ? HeartHandshake : HandHelping,
    title: wish.title,
    detail: words.withWhom(what, wish.mine ? appointment.day(wish.wantedOn) : wish.place.name),
    to: wishPath(wish.id),
    next: wish.mine ? wishNext(wish) : promisedStep(words.by(appointment.day(wish.wantedOn))),
  })
  const ofOrder = (order: OrderCard, what: string, reader: OrderReader): AgendaRow => ({
    subject: 'order',
    id: order.id,
    icon: reader === 'orderer' ? ClipboardList : HandHelping,
    title: order.service,
    detail: words.withWhom(what, reader === 'orderer' ? appointment.day(order.wantedOn) : order.area),
    to: orderPath(order.id),
    next: reader === 'orderer' ? orderNext(order, reader) : promisedStep(appointment.day(order.wantedOn)),
  })
  return ({ activity, claim, servingOrder, wish, order, wishToRate, orderToRate }) => [
    ...(activity === null
      ? []
      : [
          {
            subject: 'activity' as const,
            id: activity.id,
            icon: CalendarCheck,
            title: activity.title,
            detail: activity.place.name,
            to: activityPath(activity.id),
            next: activityNext(activity),
          },
        ]),
    ...(servingOrder === null ? [] : [ofOrder(servingOrder, words.serving, 'provider')]),
    ...(claim === null ? [] : [ofWish(claim, words.claim)]),
    ...(orderToRate === null ? [] : [ofOrder(orderToRate, words.myOrder, 'orderer')]),
    ...(wishToRate === null ? [] : [ofWish(wishToRate, words.myWish)]),
    ...(order === null ? [] : [ofOrder(order, words.myOrder, 'orderer')]),
    ...(wish === null ? [] : [ofWish(wish, words.myWish)]),
  ]
}
