import type { ContentKind } from '../../../../domain/frame/content/content-kinds'
import type { FeedSource } from '../../../../domain/frame/content/feed-item'

/**
 * The content of a screen, in the fields of that content. The platform makes the canonical address, Open Graph,
 * schema.org data, and the links to feed and player from it (`composition/subjects`). A detail screen states
 * `about: { ...content, kind: 'video' }`; other fields of the content are ignored.
 */
export interface ScreenSubject {
  readonly kind: ContentKind | 'home' | 'category' | 'subCategory' | 'organisation' | 'anchor' | 'event'
  readonly id: string
  /** Milliseconds since 1970. */
  readonly publishedAt?: number
  /** Milliseconds since 1970 of its last change; null when it never changed. */
  readonly changedAt?: number | null
  readonly author?: string | null
  /** The organisation that publishes it. */
  readonly source?: FeedSource | null
  /** The duration in seconds. */
  readonly duration?: number
  /** The address of an audio's recording, as on the wire. */
  readonly url?: string
  /** An audio's number within its album, from 1. */
  readonly number?: number
  /** The albums that contain it, the main one first. */
  readonly albums?: readonly { readonly id: string; readonly title: string }[]
  /** The category of a sub-category. */
  readonly category?: { readonly id: string; readonly name: string }
  readonly pictures?: readonly { readonly address: string; readonly caption: string }[]
  readonly frequency?: string | null
  readonly medium?: 'radio' | 'tv'
  /** The beginning of an event, in milliseconds since 1970. */
  readonly startsAt?: number | null
  /** The end of an event, in milliseconds since 1970. */
  readonly endsAt?: number | null
  /** The name of the place of an event. */
  readonly place?: string
}
