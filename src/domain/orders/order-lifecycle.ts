import type { Lifecycle } from '../cases/lifecycle'

export const orderStates = ['placed', 'provided', 'completed', 'scored', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

/** A volunteer is any approved one but the orderer; the provider is the one who took the order. */
export type OrderRole = 'orderer' | 'volunteer' | 'provider'

export const orderActs = ['provide', 'complete', 'giveBack', 'score', 'cancel'] as const
export type OrderAct = (typeof orderActs)[number]
export const orderStepActs = ['place', ...orderActs] as const
export type OrderStepAct = (typeof orderStepActs)[number]

/** B48. An order has one place, which a provider takes, and gives back when they cannot come. */
export const orderLifecycle: Lifecycle<OrderState, OrderRole, OrderAct> = {
  start: 'placed',
  acts: {
    provide: { from: ['placed'], to: 'provided', by: ['volunteer'], place: 'takes' },
    complete: { from: ['provided'], to: 'completed', by: ['orderer'] },
    giveBack: { from: ['provided'], to: 'placed', by: ['provider'], place: 'returns' },
    score: { from: ['completed'], to: 'scored', by: ['orderer'] },
    cancel: { from: ['placed'], to: 'cancelled', by: ['orderer'] },
  },
}

/** The role of a visitor in an order; a guest counts as a volunteer, since the act itself asks them to log in. */
export function orderRole({ mine, served }: { readonly mine: boolean; readonly served: boolean }): OrderRole {
  return mine ? 'orderer' : served ? 'provider' : 'volunteer'
}
