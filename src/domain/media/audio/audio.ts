import type { FeedSource } from '../../frame/content/feed-item'
import type { ShareInfo } from '../../frame/sharing/share'
import type { PlayerItem } from '../../frame/player/player-item'

/** An audio, as lists show it. */
export interface Track {
  readonly id: string
  readonly title: string
  readonly cover: string | null
  readonly url: string
  /** The length in seconds. */
  readonly duration: number
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** The number within its album, from 1. */
  readonly number: number
  readonly plays: number
}

export interface AlbumBrief {
  readonly id: string
  readonly title: string
  readonly cover: string | null
}

export interface Audio extends Track {
  readonly description: string
  /** The albums that contain it, the main one first. */
  readonly albums: readonly AlbumBrief[]
  readonly source: FeedSource | null
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}

export interface Album extends AlbumBrief {
  readonly description: string
  readonly source: FeedSource | null
  readonly tracks: number
  readonly plays: number
  readonly subscribers: number
  readonly subscribed: boolean
  /** Whether the album is complete. */
  readonly finished: boolean
  readonly share: ShareInfo
}

/** A track as an item of the player; without a cover of its own it gets its album's. */
export function itemOfTrack(track: Track, album: AlbumBrief | null): PlayerItem {
  return {
    kind: 'audio',
    id: track.id,
    name: track.title,
    album: album?.title ?? null,
    albumId: album?.id ?? null,
    duration: track.duration > 0 ? track.duration : null,
    image: track.cover ?? album?.cover ?? null,
    url: track.url,
    live: false,
  }
}
