import { nextState } from '../shared/lifecycle'
import type { LifecycleRefusal, LifecycleRule } from '../shared/lifecycle'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export const wishStates = ['submitted', 'refused', 'open', 'claimed', 'finished', 'evaluated', 'deleted', 'expired'] as const
export const wishActs = ['approve', 'refuse', 'claim', 'cancel-claim', 'finish', 'evaluate', 'delete', 'expire'] as const

export type WishState = (typeof wishStates)[number]
export type WishAct = (typeof wishActs)[number]
/** 'anyone' is whoever is logged in; 'clock' is the platform itself. */
export type WishRole = 'owner' | 'claimer' | 'anyone' | 'operator' | 'clock'

/** What the lifecycle needs to know of a wish. */
export interface WishCase {
  readonly state: WishState
  readonly ownerId: string
  readonly claimerIds: readonly string[]
  /** How many may claim it. */
  readonly wanted: number
}

export type Actor = { readonly kind: 'user'; readonly userId: string } | { readonly kind: 'operator' } | { readonly kind: 'clock' }

/** 'somebody-was-first' is 409002 on the wire, 'not-yours' 403003, the others 409001. */
export type WishRefusal = LifecycleRefusal | 'own-wish' | 'already-claimed' | 'somebody-was-first'

/** The life of a wish (B47). */
export const wishTable: readonly LifecycleRule<WishState, WishAct, WishRole>[] = [
  { from: 'submitted', act: 'approve', by: ['operator'], to: 'open' },
  { from: 'submitted', act: 'refuse', by: ['operator'], to: 'refused' },
  { from: 'open', act: 'claim', by: ['anyone'], to: 'claimed' },
  // With room for several, a claim may be given back before all have come.
  { from: 'open', act: 'cancel-claim', by: ['claimer'], to: 'open' },
  { from: 'claimed', act: 'cancel-claim', by: ['claimer'], to: 'open' },
  { from: 'claimed', act: 'finish', by: ['owner', 'claimer'], to: 'finished' },
  { from: 'finished', act: 'evaluate', by: ['owner'], to: 'evaluated' },
  { from: 'open', act: 'delete', by: ['owner'], to: 'deleted' },
  { from: 'open', act: 'expire', by: ['clock'], to: 'expired' },
]

/** A wish after an act, or why it is refused. Claims win while there is room: the wish counts as claimed when all wanted have come. */
export function actOnWish(wish: WishCase, act: WishAct, actor: Actor): Result<WishCase, WishRefusal> {
  if (act === 'claim') {
    const reason = claimRefusal(wish, actor)
    if (reason !== null) return failure(reason)
  }
  const next = nextState(wishTable, wish.state, act, rolesIn(wish, actor))
  if (typeof next !== 'string') return failure(next.refused)
  const claimerIds = claimersAfter(wish, act, actor)
  const state = act === 'claim' && claimerIds.length < wish.wanted ? 'open' : next
  return success({ ...wish, state, claimerIds })
}

/** What somebody may do now, for the buttons of a screen. */
export function possibleWishActs(wish: WishCase, actor: Actor): readonly WishAct[] {
  return wishActs.filter((act) => actOnWish(wish, act, actor).ok)
}

function claimRefusal({ state, ownerId, claimerIds, wanted }: WishCase, actor: Actor): WishRefusal | null {
  if (actor.kind !== 'user' || (state !== 'open' && state !== 'claimed')) return null
  if (actor.userId === ownerId) return 'own-wish'
  if (claimerIds.includes(actor.userId)) return 'already-claimed'
  return state === 'claimed' || claimerIds.length >= wanted ? 'somebody-was-first' : null
}

function claimersAfter({ claimerIds }: WishCase, act: WishAct, actor: Actor): readonly string[] {
  if (actor.kind !== 'user') return claimerIds
  if (act === 'claim') return [...claimerIds, actor.userId]
  return act === 'cancel-claim' ? claimerIds.filter((id) => id !== actor.userId) : claimerIds
}

function rolesIn(wish: WishCase, actor: Actor): readonly WishRole[] {
  if (actor.kind !== 'user') return [actor.kind]
  return [
    'anyone',
    ...(actor.userId === wish.ownerId ? (['owner'] as const) : []),
    ...(wish.claimerIds.includes(actor.userId) ? (['claimer'] as const) : []),
  ]
}
