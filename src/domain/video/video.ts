import type { FeedSource } from '../feed/feed-item'
import type { ShareInfo } from '../sharing/share'

/** One video (C038). */
export interface Video {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly cover: string | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  /** What a play is authorised for (C043). */
  readonly sourceId: string
  /** Seconds. */
  readonly duration: number
  /** How often it was played. */
  readonly views: number
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}
