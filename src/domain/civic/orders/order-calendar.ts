import { possibleActs } from '../../frame/cases/lifecycle'
import {
  memberOrderActs,
  orderLifecycle,
  type MemberOrderAct,
  type OrderRole,
  type OrderState,
} from './order-lifecycle'

/** The number of days after the wanted day when the clock completes an order that nobody completed or disputed. */
export const daysUntilCompleted = 7
/** Milliseconds between the completion of an order and the payment of its reward, during which somebody may object. */
export const rewardHold = 48 * 3_600_000

/** The facts that the acts on an order depend on. */
export interface OrderFacts {
  readonly state: OrderState
  readonly role: OrderRole
  /** The day for which help is wanted; like `today`, YYYY-MM-DD in the site's calendar. */
  readonly wantedOn: string
  readonly today: string
  /** Whether the reward is on hold: the order is completed, and the reward not paid yet. */
  readonly isOnHold: boolean
}

/** The acts that a member may do today, in the lifecycle's order. */
export function possibleOrderActs({ state, role, ...facts }: OrderFacts): MemberOrderAct[] {
  const possible = possibleActs(orderLifecycle, { state, roles: [role], placesLeft: state === 'placed' ? 1 : 0 })
  return memberOrderActs.filter((act) => possible.includes(act) && fitsCalendar(act, state, facts))
}

/**
 * Whether the day allows an act that the state allows. An order cannot be taken after its wanted day, or completed
 * before it. Once it is taken, it cannot be cancelled from its wanted day on. The orderer can report that nobody came
 * only after that day, and object from that day on, or after the completion while the reward is on hold.
 */
function fitsCalendar(
  act: MemberOrderAct,
  state: OrderState,
  { wantedOn, today, isOnHold }: Omit<OrderFacts, 'state' | 'role'>,
): boolean {
  switch (act) {
    case 'provide':
      return today <= wantedOn
    case 'complete':
      return today >= wantedOn
    case 'nobodyCame':
      return today > wantedOn
    case 'cancel':
      return state === 'placed' || today < wantedOn
    case 'object':
      return state === 'provided' ? today >= wantedOn : isOnHold
    default:
      return true
  }
}
