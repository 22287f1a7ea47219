import type { FeedSource } from './feed-item'
import type { ShareInfo } from '../sharing/share'

/** The head of a special or a topic, as its screen shows it. */
export interface ContentHead {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly cover: string | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}
