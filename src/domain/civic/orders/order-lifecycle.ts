import type { Lifecycle } from '../../frame/cases/lifecycle'

export const orderStates = [
  'placed',
  'provided',
  'completed',
  'scored',
  'disputed',
  'cancelled',
  'expired',
  'settled',
] as const
export type OrderState = (typeof orderStates)[number]

/** What an orderer looks for among their orders: what is under way, what waits for their rating, and what is over. */
export const orderStageNames = ['ongoing', 'rate', 'over'] as const
export type OrderStage = (typeof orderStageNames)[number]

/** The states of each stage. */
export const orderStages = {
  ongoing: ['placed', 'provided', 'disputed'],
  rate: ['completed'],
  over: ['scored', 'cancelled', 'expired', 'settled'],
} as const satisfies Record<OrderStage, readonly OrderState[]>

/**
 * The roles in an order: its 'orderer', any other approved 'volunteer', the 'provider' who took it, the 'office', and
 * the 'clock', which expires or completes orders when nobody else has ended them.
 */
export type OrderRole = 'orderer' | 'volunteer' | 'provider' | 'office' | 'clock'

/** The acts of members; all other acts are the office's and the clock's. */
export const memberOrderActs = ['provide', 'complete', 'giveBack', 'score', 'nobodyCame', 'object', 'cancel'] as const
export type MemberOrderAct = (typeof memberOrderActs)[number]
export const orderActs = [...memberOrderActs, 'expire', 'completeByTime', 'settle', 'award'] as const
export type OrderAct = (typeof orderActs)[number]
export const orderStepActs = ['place', ...orderActs] as const
export type OrderStepAct = (typeof orderStepActs)[number]

/**
 * The lifecycle of an order (B48). An order has one place, which a provider takes, and gives back when they cannot
 * come. The calendar restricts the acts further (`order-calendar.ts`). The office can settle any order that is not
 * over: `award` pays its provider, `settle` pays nobody.
 */
export const orderLifecycle: Lifecycle<OrderState, OrderRole, OrderAct> = {
  start: 'placed',
  acts: {
    provide: { from: ['placed'], to: 'provided', by: ['volunteer'], place: 'takes' },
    complete: { from: ['provided'], to: 'completed', by: ['orderer'] },
    giveBack: { from: ['provided'], to: 'placed', by: ['provider'], place: 'returns' },
    score: { from: ['completed'], to: 'scored', by: ['orderer'] },
    nobodyCame: { from: ['provided'], to: 'placed', by: ['orderer'], place: 'returns' },
    object: { from: ['provided', 'completed', 'scored'], to: 'disputed', by: ['orderer', 'office'] },
    cancel: { from: ['placed', 'provided'], to: 'cancelled', by: ['orderer'] },
    expire: { from: ['placed'], to: 'expired', by: ['clock'] },
    completeByTime: { from: ['provided'], to: 'completed', by: ['clock'] },
    settle: { from: ['placed', 'provided', 'completed', 'scored', 'disputed'], to: 'settled', by: ['office'] },
    award: { from: ['provided', 'completed', 'scored', 'disputed'], to: 'settled', by: ['office'] },
  },
}

/** The role in which a visitor reads an order. */
export type OrderReader = Extract<OrderRole, 'orderer' | 'provider' | 'volunteer'>

/** The role of a visitor in an order. */
export function orderRole({ mine, served }: { readonly mine: boolean; readonly served: boolean }): OrderReader {
  return mine ? 'orderer' : served ? 'provider' : 'volunteer'
}
