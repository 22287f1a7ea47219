import type { ReachedLimit } from '../../frame/shared/reached-limit'

/** What must be settled before an account can be deleted. */
export const deletionBlocks = [
  'balance',
  'cash-out',
  'open-order',
  'held-reward',
  'leads-team',
  'checked-in',
  'claimed-wish',
] as const
export type DeletionBlock = (typeof deletionBlocks)[number]

/** The screens at which blocks end, by the name of their link. */
export const blockPlaces = {
  wallet: '/wallet',
  orders: '/service-order?show=mine',
  served: '/order-serve?show=served',
  teams: '/search-team?mine=1',
  activities: '/actlist',
  wishes: '/my-wish',
} as const
export type BlockPlace = keyof typeof blockPlaces

/** The places where each block is ended, or waited for. */
export const placesOfBlocks: Readonly<Record<DeletionBlock, readonly BlockPlace[]>> = {
  balance: ['wallet'],
  'cash-out': ['wallet'],
  'open-order': ['orders', 'served'],
  'held-reward': ['wallet'],
  'leads-team': ['teams'],
  'checked-in': ['activities'],
  'claimed-wish': ['wishes'],
}

/** The days between the wish to delete an account and its deletion. */
export const daysToThinkOver = 15

/** The days for which a copy of one's data can be downloaded. */
export const daysOfCopy = 7

export const copyStates = ['waiting', 'making', 'ready', 'failed'] as const
export type CopyState = (typeof copyStates)[number]

/** A copy of all data of a member. */
export interface DataCopy {
  readonly id: string
  readonly state: CopyState
  readonly askedAt: number
  /** When it can no longer be downloaded; null until it is ready. */
  readonly expiresAt: number | null
  /** The size in bytes; null until it is ready. */
  readonly size: number | null
  /** Whether it was asked for on this device; elsewhere it cannot be downloaded. */
  readonly isFromHere: boolean
}

/** The copy of a member's data, and the deletion of their account. */
export interface OwnData {
  /** The latest copy; null when none was asked for lately. */
  readonly copy: DataCopy | null
  /** When the account will be deleted; null when nobody asked for it. */
  readonly deletedAt: number | null
  readonly blocks: readonly DeletionBlock[]
  /** The limit that keeps the member from asking for another copy. */
  readonly copyLimit: ReachedLimit | null
}
