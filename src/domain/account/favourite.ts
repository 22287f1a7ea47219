import type { OwnItem } from './own-item'

/** A content or a channel that somebody kept. */
export interface Favourite {
  /** Of the content. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly collectedAt: number
  readonly item: OwnItem
}
