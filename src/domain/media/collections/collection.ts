import type { FeedItem, FeedSource } from '../../frame/content/feed-item'
import type { ShareInfo } from '../../frame/sharing/share'

/** A collection, as lists show it (C039, C040). */
export interface CollectionCard extends FeedItem {
  /** The number of episodes. */
  readonly episodes: number
}

/** A series of videos, in order (C042). */
export interface Collection {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly cover: string | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  /** The number of episodes. */
  readonly episodes: number
  /** The number of plays of all episodes. */
  readonly views: number
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}

/** A video of a collection (C041). */
export interface CollectionEpisode {
  readonly id: string
  readonly title: string
  readonly cover: string | null
  /** The id by which playback is authorised (C043). */
  readonly sourceId: string
  /** Seconds. */
  readonly duration: number
  readonly views: number
}

/** The last episode that somebody watched. */
export interface LastEpisode {
  readonly episodeId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Returns the newer of two records of the last episode, because the most recently used device is right. */
export function newestEpisode(one: LastEpisode | null, other: LastEpisode | null): LastEpisode | null {
  if (one === null || other === null) return one ?? other
  return other.at > one.at ? other : one
}
