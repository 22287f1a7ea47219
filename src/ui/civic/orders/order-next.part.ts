import type { OrderCard } from '../../../domain/civic/orders/order'
import { possibleOrderActs } from '../../../domain/civic/orders/order-calendar'
import type { OrderReader } from '../../../domain/civic/orders/order-lifecycle'
import type { NextStep } from '../../frame/cases/next-step.part'
import { useAppointment } from '../../frame/words/use-appointment'
import { useWords } from '../../frame/words/words'
import { orderStandingWords } from './order-standing.words'
import { orderTone } from './order-tone'
import { orderPath } from './orders.paths'
import { orderWords } from './orders.words'

/** The acts that a list offers the orderer; the other acts are on the order's own screen. */
const askedActs = ['complete', 'score'] as const

/**
 * Returns the state of an order for its reader, and the reader's next step: confirming that it is done, or rating it.
 */
export function useOrderNext(): (order: Pick<OrderCard, 'id' | 'state' | 'wantedOn'>, reader: OrderReader) => NextStep {
  const words = useWords(orderStandingWords)
  const labels = useWords(orderWords)
  const appointment = useAppointment()
  return ({ id, state, wantedOn }, reader) => {
    const acts = possibleOrderActs({ state, role: reader, wantedOn, today: appointment.today(), isOnHold: false })
    const act = askedActs.find((each) => acts.includes(each))
    return {
      text: words[`${reader}.${state}`],
      // The orderer can only wait for a volunteer, so the badge asks nothing of them.
      tone: act !== undefined ? 'accent' : reader === 'orderer' && state === 'placed' ? 'plain' : orderTone(state),
      act: act === undefined ? null : { label: labels[`act.${act}`], to: orderPath(id) },
    }
  }
}
