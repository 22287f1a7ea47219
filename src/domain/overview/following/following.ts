import type { FeedItem } from '../../frame/content/feed-item'
import type { Track } from '../../media/audio/audio'
import type { Channel } from '../../media/channels/channel'
import type { Programme } from '../../media/channels/schedule'

/** Something in a list of what a member follows. One that they leave stays in the list, so that it can be undone. */
interface Followed {
  readonly id: string
  readonly followed: boolean
  readonly followers: number
}

/** An album that a member subscribes to. */
export interface SubscribedAlbum extends Followed {
  readonly title: string
  readonly cover: string | null
  readonly tracks: number
  readonly finished: boolean
  readonly newest: { readonly id: string; readonly title: string; readonly publishedAt: number } | null
  /** The number of tracks that are new since the member was there. */
  readonly fresh: number
  /** The track to play next, and the cursor of the list of tracks after it; null when all tracks were heard. */
  readonly next: { readonly track: Track; readonly cursor: string | null } | null
}

/** A programme of the radio that a member subscribes to. */
export interface SubscribedProgramme extends Followed {
  readonly title: string
  readonly hosts: readonly string[]
  readonly channel: Pick<Channel, 'id' | 'name' | 'cover'>
  /** The last broadcast that can be heard again. */
  readonly newest: Programme | null
  /** The number of broadcasts after the one that the member played last. */
  readonly fresh: number
  /** The broadcast to play next; null when all were heard. */
  readonly next: Programme | null
}

/** A channel that a member subscribes to, with the programme on air. */
export interface SubscribedChannel extends Followed {
  readonly isTelevision: boolean
  readonly channel: Channel
}

/** An organisation, a host or another member whom a member follows, with what they published last. */
export interface FollowedPublisher extends Followed {
  readonly name: string
  readonly picture: string | null
  readonly intro: string
  readonly newest: FeedItem | null
}
