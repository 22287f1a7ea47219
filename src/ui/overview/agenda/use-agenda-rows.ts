import { CalendarCheck, ClipboardList, GraduationCap, HandHelping, HeartHandshake, type LucideIcon } from 'lucide-react'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { agendaInOrder, type Agenda } from '../../../domain/overview/agenda/agenda'
import { siteDay } from '../../../domain/frame/shared/site-time'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import type { DueHomework } from '../../../domain/civic/lessons/lesson'
import type { OrderCard } from '../../../domain/civic/orders/order'
import type { OrderReader } from '../../../domain/civic/orders/order-lifecycle'
import type { WishCard } from '../../../domain/civic/wishes/wish'
import { activityPath } from '../../civic/activities/activities.paths'
import { useActivityNext } from '../../civic/activities/activity-next.part'
import type { NextStep } from '../../frame/cases/next-step.part'
import { learningPath } from '../../civic/lessons/lessons.paths'
import { useOrderNext } from '../../civic/orders/order-next.part'
import { orderPath } from '../../civic/orders/orders.paths'
import { useWishNext } from '../../civic/wishes/wish-next.part'
import { wishPath } from '../../civic/wishes/wishes.paths'
import { useAppointment } from '../../frame/words/use-appointment'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { agendaWords } from './agenda.words'

export interface AgendaRow {
  /** The subject of its changes; null for what has none. */
  readonly subject: ChangeSubject | null
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
  readonly to: string
  readonly next: NextStep
}

/** Returns the rows of an agenda, the soonest first. */
export function useAgendaRows(): (agenda: Agenda) => readonly AgendaRow[] {
  const words = useWords(agendaWords)
  const appointment = useAppointment()
  const site = useService(SiteStore)
  const [activityNext, wishNext, orderNext] = [useActivityNext(), useWishNext(), useOrderNext()]
  /** The next step for what the member promised to do by a day. */
  const promisedStep = (day: string, text: string): NextStep =>
    day < appointment.today()
      ? { text: words.overdue(appointment.day(day)), tone: 'danger', act: null }
      : { text, tone: 'success', act: null }
  const ofActivity = (activity: ActivityCard): AgendaRow => ({
    subject: 'activity',
    id: activity.id,
    icon: CalendarCheck,
    title: activity.title,
    detail: activity.place.name,
    to: activityPath(activity.id),
    next: activityNext(activity),
  })
  const ofWish = (wish: WishCard, what: string): AgendaRow => ({
    subject: 'wish',
    id: wish.id,
    icon: wish.mine ? HeartHandshake : HandHelping,
    title: wish.title,
    detail: words.withWhom(what, wish.mine ? appointment.day(wish.wantedOn) : wish.place.name),
    to: wishPath(wish.id),
    next: wish.mine ? wishNext(wish) : promisedStep(wish.wantedOn, words.by(appointment.day(wish.wantedOn))),
  })
  const ofOrder = (order: OrderCard, what: string, reader: OrderReader): AgendaRow => ({
    subject: 'order',
    id: order.id,
    icon: reader === 'orderer' ? ClipboardList : HandHelping,
    title: order.service,
    detail: words.withWhom(what, reader === 'orderer' ? appointment.day(order.wantedOn) : order.area),
    to: orderPath(order.id),
    next:
      reader === 'orderer' ? orderNext(order, reader) : promisedStep(order.wantedOn, appointment.day(order.wantedOn)),
  })
  const ofHomework = ({ id, classTitle, text, dueAt }: DueHomework): AgendaRow => ({
    subject: null,
    id,
    icon: GraduationCap,
    title: text,
    detail: words.withWhom(words.homework, classTitle),
    to: learningPath,
    next: promisedStep(siteDay(dueAt, site.timeZone), words.by(appointment.at(dueAt))),
  })
  return (agenda) => {
    const { activity, claim, servingOrder, wish, order, wishToRate, orderToRate, homework } = agenda
    const rows: Readonly<Record<keyof Agenda, AgendaRow | null>> = {
      activity: activity && ofActivity(activity),
      servingOrder: servingOrder && ofOrder(servingOrder, words.serving, 'provider'),
      claim: claim && ofWish(claim, words.claim),
      homework: homework && ofHomework(homework),
      orderToRate: orderToRate && ofOrder(orderToRate, words.myOrder, 'orderer'),
      wishToRate: wishToRate && ofWish(wishToRate, words.myWish),
      order: order && ofOrder(order, words.myOrder, 'orderer'),
      wish: wish && ofWish(wish, words.myWish),
    }
    const dayOf = (instant: number) => siteDay(instant, site.timeZone)
    return agendaInOrder(agenda, { today: appointment.today(), dayOf }).flatMap((kind) => rows[kind] ?? [])
  }
}
