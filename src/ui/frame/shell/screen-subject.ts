import type { ContentKind } from '../../../domain/frame/content/content-kinds'
import type { FeedSource } from '../../../domain/frame/content/feed-item'

/**
 * What a screen shows, in its own data: the platform makes canonical address, Open Graph, schema.org data, feed and
 * player links from it (`composition/subjects`). A detail screen states `about: { ...content, kind: 'video' }`; of the
 * rest of the content nothing is read.
 */
export interface ScreenSubject {
  readonly kind: ContentKind | 'home' | 'category' | 'subCategory' | 'organisation' | 'anchor' | 'event'
  readonly id: string
  /** Milliseconds since 1970. */
  readonly publishedAt?: number
  /** Milliseconds since 1970: its last change, where it has changed. */
  readonly changedAt?: number | null
  readonly author?: string | null
  /** The organisation that publishes it. */
  readonly source?: FeedSource | null
  /** Seconds. */
  readonly duration?: number
  /** The recording of an audio, as on the wire. */
  readonly url?: string
  /** Number within its album, from 1. */
  readonly number?: number
  /** The albums that contain it, the main one first. */
  readonly albums?: readonly { readonly id: string; readonly title: string }[]
  /** The category of a sub-category. */
  readonly category?: { readonly id: string; readonly name: string }
  readonly pictures?: readonly { readonly address: string; readonly caption: string }[]
  readonly frequency?: string | null
  readonly medium?: 'radio' | 'tv'
  /** Of an event: milliseconds since 1970, and the name of the place. */
  readonly startsAt?: number | null
  readonly endsAt?: number | null
  readonly place?: string
}
