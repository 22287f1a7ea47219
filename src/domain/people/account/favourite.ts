import type { OwnItem } from './own-item'

/** A content or a channel in a member's favourites. */
export interface Favourite {
  /** The content's id. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly addedAt: number
  readonly item: OwnItem
}
