import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { WishAct, WishState } from './wish-lifecycle'
import type { WishPlace } from './wish-form'

/** The acts that the visitor may do on a wish now. */
export type OfferedWishAct = Extract<
  WishAct,
  'claim' | 'cancel' | 'finish' | 'evaluate' | 'letGo' | 'notDone' | 'withdraw'
>

export interface WishCategory {
  readonly id: string
  readonly name: string
}

/** A wish in lists. */
export interface WishCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly category: WishCategory
  readonly state: WishState
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** YYYY-MM-DD */
  readonly wantedOn: string
  readonly cover: string | null
  /** The area, as everybody sees it. */
  readonly place: WishPlace
  /** Metres; null when no position was given. */
  readonly distance: number | null
  readonly wanted: number
  readonly claimed: number
  readonly comments: number
  /** With the masked name of the helped person it is for. */
  readonly wisher: Person & { readonly onBehalfOf: string | null }
  readonly mine: boolean
  /** The visitor holds a claim, or finished it. */
  readonly claimedByMe: boolean
  readonly acts: readonly OfferedWishAct[]
}

/** '' and null where the wisher gave none. */
export interface PrivateWishPlace {
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface Claimant extends Person {
  readonly claimedAt: number
  /** Number of wishes they have finished. */
  readonly helped: number
}

export type WishStep = CaseStep<WishAct | 'submit', WishState>

export interface Wish extends WishCard {
  readonly text: string
  readonly pictures: readonly string[]
  /** The first five. */
  readonly claimants: readonly Claimant[]
  readonly steps: readonly WishStep[]
  readonly evaluation: { readonly stars: number; readonly text: string } | null
  /** The wisher's phone, for claimants while they hold the claim. */
  readonly phone: string | null
  /** The exact place, for the wisher, and for claimants while they hold the claim. */
  readonly privatePlace: PrivateWishPlace | null
  /** It could be claimed, if the visitor were an approved volunteer. */
  readonly needsVolunteer: boolean
  readonly commentsOpen: boolean
}
