import type { OrderCard } from '../../../domain/civic/orders/order'
import { possibleOrderActs } from '../../../domain/civic/orders/order-calendar'
import type { OrderReader } from '../../../domain/civic/orders/order-lifecycle'
import type { NextStep } from '../../frame/cases/next-step.part'
import { useAppointment } from '../../frame/words/use-appointment'
import { useWords } from '../../frame/words/words'
import { orderStandingWords } from './order-standing.words'
import { orderTone } from './order-tone'
import { orderPath } from './orders.routes'
import { orderWords } from './orders.words'

/** What the one who ordered is asked for in a list; the other acts stand on the order itself. */
const asked = ['complete', 'score'] as const

/** Where an order stands for the one who reads, and what they are asked for: to say that it is done, or to rate it. */
export function useOrderNext(): (order: Pick<OrderCard, 'id' | 'state' | 'wantedOn'>, reader: OrderReader) => NextStep {
  const words = useWords(orderStandingWords)
  const labels = useWords(orderWords)
  const appointment = useAppointment()
  return ({ id, state, wantedOn }, reader) => {
    const acts = possibleOrderActs({ state, role: reader, wantedOn, today: appointment.today(), isOnHold: false })
    const act = asked.find((each) => acts.includes(each))
    return {
      text: words[`${reader}.${state}`],
      tone: act === undefined ? orderTone(state) : 'accent',
      act: act === undefined ? null : { label: labels[`act.${act}`], to: orderPath(id) },
    }
  }
}
