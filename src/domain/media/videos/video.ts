import type { FeedSource } from '../../frame/content/feed-item'
import type { ShareInfo } from '../../frame/sharing/share'

/** One video (C038). */
export interface Video {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly cover: string | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  /** The id by which playback is authorised (C043). */
  readonly sourceId: string
  /** Seconds. */
  readonly duration: number
  /** The number of plays. */
  readonly views: number
  /** Whether the video is a vertical short, which has a player of its own. */
  readonly isShort: boolean
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}

/** A short that somebody shared. */
export interface SharedShort {
  readonly video: Video
  /** The person who shared it; null when the link names nobody. */
  readonly sharer: { readonly nickname: string; readonly avatar: string | null } | null
}
