import type { Lifecycle } from '../../frame/cases/lifecycle'

export const wishStates = [
  'submitted',
  'refused',
  'open',
  'claimed',
  'finished',
  'evaluated',
  'expired',
  'withdrawn',
] as const
export type WishState = (typeof wishStates)[number]

/** The states that everybody can see; the others are visible only to the wisher and the operator. */
export const publicWishStates = ['open', 'claimed', 'finished', 'evaluated'] as const satisfies readonly WishState[]

/**
 * A volunteer is an approved one who is neither the wisher nor a claimant already; the clock is the platform's
 * housekeeping.
 */
export type WishRole = 'wisher' | 'volunteer' | 'claimant' | 'operator' | 'clock'

/** Acts of members, which screens offer; the others are those of the operator and of the clock. */
export const memberWishActs = ['claim', 'finish', 'cancel', 'evaluate', 'letGo', 'notDone', 'withdraw'] as const
export const wishActs = [...memberWishActs, 'approve', 'refuse', 'endClaim', 'expire'] as const
export type WishAct = (typeof wishActs)[number]

/**
 * A wish for several claimants stays open until the last place is taken. Its claimants may finish it before that: two
 * may manage what three were wanted for.
 */
export const wishLifecycle: Lifecycle<WishState, WishRole, WishAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'open', by: ['operator'] },
    refuse: { from: ['submitted'], to: 'refused', by: ['operator'] },
    claim: { from: ['open'], to: 'claimed', by: ['volunteer'], place: 'takes' },
    finish: { from: ['open', 'claimed'], to: 'finished', by: ['claimant'] },
    cancel: { from: ['open', 'claimed'], to: 'open', by: ['claimant'], place: 'returns' },
    evaluate: { from: ['finished'], to: 'evaluated', by: ['wisher'] },
    // The wisher lets one of the claimants go.
    letGo: { from: ['open', 'claimed'], to: 'open', by: ['wisher'], place: 'returns' },
    // The office does.
    endClaim: { from: ['open', 'claimed'], to: 'open', by: ['operator'], place: 'returns' },
    // Nobody but the wisher knows whether the help was given, whatever a claimant says.
    notDone: { from: ['finished'], to: 'open', by: ['wisher'] },
    withdraw: { from: ['submitted', 'refused', 'open', 'expired'], to: 'withdrawn', by: ['wisher'] },
    // Open when its day has passed, claimed a while after it (`wishDeadlines`).
    expire: { from: ['open', 'claimed'], to: 'expired', by: ['clock'] },
  },
}

/** The roles of a visitor for a wish; a guest counts as a volunteer, since the act itself asks them to log in. */
export function wishRoles({
  mine,
  claimedByMe,
  wasLetGo,
}: {
  readonly mine: boolean
  readonly claimedByMe: boolean
  /** The wisher let this claimant go, who does not claim the same wish again. */
  readonly wasLetGo: boolean
}): WishRole[] {
  if (mine) return ['wisher']
  if (wasLetGo) return []
  return [claimedByMe ? 'claimant' : 'volunteer']
}

/** As whom a visitor reads a wish; a guest reads as a volunteer. */
export type WishReader = Extract<WishRole, 'wisher' | 'claimant' | 'volunteer'>

export function wishReader({
  mine,
  claimedByMe,
}: {
  readonly mine: boolean
  readonly claimedByMe: boolean
}): WishReader {
  return mine ? 'wisher' : claimedByMe ? 'claimant' : 'volunteer'
}
