import type { FeedItem, FeedSource } from '../feed/feed-item'
import type { ShareInfo } from '../sharing/share'

/** A named group of contents within a special. */
export interface SpecialColumn {
  readonly id: string
  readonly name: string
  /** The first ones; `nextCursor` leads to the others. */
  readonly items: readonly FeedItem[]
  readonly nextCursor: string | null
}

/** A special: one topic, with what has been published about it in columns. */
export interface Special {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly cover: string | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  readonly columns: readonly SpecialColumn[]
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}
