import type { ContentHead } from '../../frame/content/content-head'
import type { FeedItem } from '../../frame/content/feed-item'

/** A named group of contents within a special. */
export interface SpecialColumn {
  readonly id: string
  readonly name: string
  /** The first contents; `nextCursor` leads to the others. */
  readonly items: readonly FeedItem[]
  readonly nextCursor: string | null
}

/** A special: one topic, with the contents published about it in columns. */
export interface Special extends ContentHead {
  readonly columns: readonly SpecialColumn[]
}
