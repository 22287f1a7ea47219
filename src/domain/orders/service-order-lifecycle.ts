import { nextState } from '../shared/lifecycle'
import type { LifecycleRefusal, LifecycleRule } from '../shared/lifecycle'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export const serviceOrderStates = ['placed', 'provided', 'completed', 'scored', 'cancelled'] as const
export const serviceOrderActs = ['provide', 'give-back', 'complete', 'score', 'cancel'] as const

export type ServiceOrderState = (typeof serviceOrderStates)[number]
export type ServiceOrderAct = (typeof serviceOrderActs)[number]
export type ServiceOrderRole = 'orderer' | 'provider' | 'volunteer'

/** What the lifecycle needs to know of a service order. */
export interface ServiceOrderCase {
  readonly state: ServiceOrderState
  readonly ordererId: string
  readonly providerId: string | null
}

export interface ServiceOrderActor {
  readonly userId: string
  readonly isVolunteer: boolean
}

/** 'somebody-was-first' is 409002 on the wire, 'not-yours' 403003, the others 409001. */
export type ServiceOrderRefusal = LifecycleRefusal | 'own-order' | 'not-a-volunteer' | 'somebody-was-first'

/** The life of a service order (B48): only the orderer completes and scores, only a volunteer provides. */
export const serviceOrderTable: readonly LifecycleRule<ServiceOrderState, ServiceOrderAct, ServiceOrderRole>[] = [
  { from: 'placed', act: 'provide', by: ['volunteer'], to: 'provided' },
  { from: 'placed', act: 'cancel', by: ['orderer'], to: 'cancelled' },
  { from: 'provided', act: 'give-back', by: ['provider'], to: 'placed' },
  { from: 'provided', act: 'complete', by: ['orderer'], to: 'completed' },
  { from: 'completed', act: 'score', by: ['orderer'], to: 'scored' },
]

/** An order after an act, or why it is refused. */
export function actOnServiceOrder(order: ServiceOrderCase, act: ServiceOrderAct, actor: ServiceOrderActor): Result<ServiceOrderCase, ServiceOrderRefusal> {
  if (act === 'provide') {
    const reason = provideRefusal(order, actor)
    if (reason !== null) return failure(reason)
  }
  const next = nextState(serviceOrderTable, order.state, act, rolesIn(order, actor))
  if (typeof next !== 'string') return failure(next.refused)
  const providerId = act === 'provide' ? actor.userId : act === 'give-back' ? null : order.providerId
  return success({ ...order, state: next, providerId })
}

/** What somebody may do now, for the buttons of a screen. */
export function possibleServiceOrderActs(order: ServiceOrderCase, actor: ServiceOrderActor): readonly ServiceOrderAct[] {
  return serviceOrderActs.filter((act) => actOnServiceOrder(order, act, actor).ok)
}

/** A score is a full number of stars, 1 to 5. */
export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 1 && score <= 5
}

function provideRefusal({ state, ordererId, providerId }: ServiceOrderCase, { userId, isVolunteer }: ServiceOrderActor): ServiceOrderRefusal | null {
  if (state === 'provided') return userId === providerId ? 'state-does-not-allow' : 'somebody-was-first'
  if (state !== 'placed') return null
  if (userId === ordererId) return 'own-order'
  return isVolunteer ? null : 'not-a-volunteer'
}

function rolesIn(order: ServiceOrderCase, { userId, isVolunteer }: ServiceOrderActor): readonly ServiceOrderRole[] {
  return [
    ...(isVolunteer ? (['volunteer'] as const) : []),
    ...(userId === order.ordererId ? (['orderer'] as const) : []),
    ...(userId === order.providerId ? (['provider'] as const) : []),
  ]
}
