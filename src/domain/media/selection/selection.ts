import type { FeedItem } from '../../frame/content/feed-item'

/** A content that the editors chose, with their note on it. */
export interface ChosenItem {
  readonly note: string
  /** Milliseconds since 1970. */
  readonly chosenAt: number
  readonly item: FeedItem
}
