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

/** The states that everybody can see; all other states are visible only to the wisher and the operator. */
export const publicWishStates = ['open', 'claimed', 'finished', 'evaluated'] as const satisfies readonly WishState[]

/**
 * The roles in a wish: the 'wisher', any other approved 'volunteer' who does not hold a claim, a 'claimant', an
 * 'operator' of the office, and the 'clock' of the platform's clean-up.
 */
export type WishRole = 'wisher' | 'volunteer' | 'claimant' | 'operator' | 'clock'

/** The acts of members, which screens offer; all other acts are the operator's and the clock's. */
export const memberWishActs = ['claim', 'finish', 'cancel', 'evaluate', 'letGo', 'notDone', 'withdraw'] as const
export const wishActs = [...memberWishActs, 'approve', 'refuse', 'takeDown', 'endClaim', 'expire'] as const
export type WishAct = (typeof wishActs)[number]

/**
 * The lifecycle of a wish. A wish for several claimants stays open until the last place is taken. Its claimants may
 * finish it before that, because two may manage what three were wanted for.
 */
export const wishLifecycle: Lifecycle<WishState, WishRole, WishAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'open', by: ['operator'] },
    refuse: { from: ['submitted'], to: 'refused', by: ['operator'] },
    // The office takes down what should not have become public, such as after a report.
    takeDown: { from: publicWishStates, to: 'refused', by: ['operator'] },
    claim: { from: ['open'], to: 'claimed', by: ['volunteer'], place: 'takes' },
    finish: { from: ['open', 'claimed'], to: 'finished', by: ['claimant'] },
    cancel: { from: ['open', 'claimed'], to: 'open', by: ['claimant'], place: 'returns' },
    evaluate: { from: ['finished'], to: 'evaluated', by: ['wisher'] },
    // The wisher ends one claimant's claim.
    letGo: { from: ['open', 'claimed'], to: 'open', by: ['wisher'], place: 'returns' },
    // The office ends one claimant's claim.
    endClaim: { from: ['open', 'claimed'], to: 'open', by: ['operator'], place: 'returns' },
    // The wisher reopens a wish that a claimant reported as finished. Only the wisher knows whether the help was given.
    notDone: { from: ['finished'], to: 'open', by: ['wisher'] },
    withdraw: { from: ['submitted', 'refused', 'open', 'expired'], to: 'withdrawn', by: ['wisher'] },
    // An open wish expires when its day has passed, a claimed one some days later (`wishDeadlines`).
    expire: { from: ['open', 'claimed'], to: 'expired', by: ['clock'] },
  },
}

/** The roles of a visitor for a wish. A guest counts as a volunteer, and is asked to log in when they act. */
export function wishRoles({
  mine,
  claimedByMe,
  isReleased,
}: {
  readonly mine: boolean
  readonly claimedByMe: boolean
  /** Whether the wisher ended the visitor's claim, so that the visitor cannot claim this wish again. */
  readonly isReleased: boolean
}): WishRole[] {
  if (mine) return ['wisher']
  if (isReleased) return []
  return [claimedByMe ? 'claimant' : 'volunteer']
}

/** The role in which a visitor reads a wish; a guest reads as a volunteer. */
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
