import type { CaptionTrack } from './captions'

/** The address of a stream, once its playback is authorised. */
export interface VideoAddress {
  readonly url: string
  readonly live: boolean
  /** When the address expires, in milliseconds since 1970; null when it does not. */
  readonly expiresAt: number | null
  readonly captions?: readonly CaptionTrack[]
}

/** The answer to a request for an address. */
export type AddressAnswer =
  | { readonly kind: 'address'; readonly address: VideoAddress }
  /** Playback is restricted: for everyone, or for all but members. */
  | { readonly kind: 'restricted' | 'members-only' }
  /** The live event has not begun, or is over. */
  | { readonly kind: 'coming' | 'over' }
  /** There was no usable answer; `isAway` means that there was no answer at all. */
  | { readonly kind: 'failed'; readonly isAway?: boolean }
