/** Where a picture comes from, once its play is authorised. */
export interface VideoAddress {
  readonly url: string
  readonly live: boolean
  /** Milliseconds since 1970 until which the address holds; null when it does not end. */
  readonly expiresAt: number | null
}

/** What is said to whoever asks for an address. */
export type AddressAnswer =
  | { readonly kind: 'address'; readonly address: VideoAddress }
  /** Restricted play: nobody here may see it, or members only. */
  | { readonly kind: 'restricted' | 'members-only' }
  /** A live event before it begins, and after its end. */
  | { readonly kind: 'coming' | 'over' }
  /** No answer, or none that can be used. */
  | { readonly kind: 'failed' }
