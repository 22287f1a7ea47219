/** The address of a stream, once its playback is authorised. */
export interface VideoAddress {
  readonly url: string
  readonly live: boolean
  /** Milliseconds since 1970 at which the address expires; null when it does not. */
  readonly expiresAt: number | null
}

/** The answer to a request for an address. */
export type AddressAnswer =
  | { readonly kind: 'address'; readonly address: VideoAddress }
  /** Restricted playback: for everyone, or for all but members. */
  | { readonly kind: 'restricted' | 'members-only' }
  /** A live event before its start, or after its end. */
  | { readonly kind: 'coming' | 'over' }
  /** No usable answer. */
  | { readonly kind: 'failed' }
