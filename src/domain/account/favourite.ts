import type { FeedItem } from '../feed/feed-item'

/** A content that somebody kept. */
export interface Favourite {
  /** Of the content. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly collectedAt: number
  readonly item: FeedItem
}
