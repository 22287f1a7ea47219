import type { CaptionTrack } from './captions'

/** The address of a stream, once its playback is authorised. */
export interface VideoAddress {
  readonly url: string
  readonly live: boolean
  /** Milliseconds since 1970 at which the address expires; null when it does not. */
  readonly expiresAt: number | null
  readonly captions?: readonly CaptionTrack[]
}

/** The answer to a request for an address. */
export type AddressAnswer =
  | { readonly kind: 'address'; readonly address: VideoAddress }
  /** Restricted playback: for everyone, or for all but members. */
  | { readonly kind: 'restricted' | 'members-only' }
  /** A live event before its start, or after its end. */
  | { readonly kind: 'coming' | 'over' }
  /** No usable answer; `isAway`: there was no answer at all. */
  | { readonly kind: 'failed'; readonly isAway?: boolean }
