import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { NamedPlace } from '../../frame/places/named-place'
import type { TimeOfDay } from '../../frame/shared/time-of-day'
import type { WishAct, WishState } from './wish-lifecycle'

/** The acts that the visitor may do on a wish now. */
export type OfferedWishAct = Extract<
  WishAct,
  'claim' | 'cancel' | 'finish' | 'evaluate' | 'letGo' | 'notDone' | 'withdraw'
>

export interface WishCategory {
  readonly id: string
  readonly name: string
}

/** A wish, as lists show it. */
export interface WishCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly category: WishCategory
  readonly state: WishState
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The last day on which help is still of use, YYYY-MM-DD. */
  readonly wantedOn: string
  readonly timeOfDay: TimeOfDay
  readonly cover: string | null
  /** The area, which everybody sees. */
  readonly place: NamedPlace
  /** Metres from the visitor; null when no position was given. */
  readonly distance: number | null
  readonly wanted: number
  readonly claimed: number
  readonly comments: number
  /**
   * The wisher; `onBehalfOf` is the name of the helped person that the wish is for, masked for others than the wisher;
   * null when the wish is the wisher's own.
   */
  readonly wisher: Person & { readonly onBehalfOf: string | null }
  readonly mine: boolean
  /** Whether the visitor holds a claim, or finished one. */
  readonly claimedByMe: boolean
  readonly acts: readonly OfferedWishAct[]
}

/** Whether the help is still to come, so that its day matters. */
export function isHelpWanted({ state }: WishCard): boolean {
  return state === 'submitted' || state === 'open' || state === 'claimed'
}

/** The exact place; '' and null where the wisher gave none. */
export interface PrivateWishLocation {
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface Claimant extends Person {
  readonly claimedAt: number
  /** The number of wishes that they have finished. */
  readonly helped: number
  /** Their phone, for the wisher while they hold the claim; null for everyone else. */
  readonly phone: string | null
}

export type WishStep = CaseStep<WishAct | 'submit', WishState>

export interface Wish extends WishCard {
  readonly text: string
  readonly pictures: readonly string[]
  /** The first five claimants. */
  readonly claimants: readonly Claimant[]
  readonly steps: readonly WishStep[]
  readonly evaluation: { readonly stars: number; readonly text: string } | null
  /** The wisher's phone, for claimants while they hold the claim; null for everyone else. */
  readonly phone: string | null
  /** The exact place, for the wisher, and for claimants while they hold the claim; null for everyone else. */
  readonly privatePlace: PrivateWishLocation | null
  /** Whether the visitor could claim the wish if they were an approved volunteer. */
  readonly needsVolunteer: boolean
  /** Whether the office has yet to decide about the registration as a volunteer that the visitor needs for that. */
  readonly registrationPending: boolean
  readonly commentsOpen: boolean
}
