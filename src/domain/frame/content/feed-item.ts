import type { KindWith } from './content-kinds'

/** How a card of a feed is laid out. */
export const feedLayouts = ['text', 'left', 'right', 'big', 'three'] as const

export type FeedLayout = (typeof feedLayouts)[number]

/** An item of a feed: one piece of content of any kind. */
export interface FeedSource {
  readonly id: string
  readonly name: string
  readonly logo: string | null
}

export interface FeedCounts {
  readonly views: number
  readonly likes: number
  readonly comments: number
}

/** Addresses of pictures, the main one first. */
export interface FeedItem {
  readonly id: string
  readonly kind: KindWith<'list'>
  readonly title: string
  readonly summary: string
  readonly source: FeedSource | null
  /** Addresses of pictures, the first one first. */
  readonly covers: readonly string[]
  readonly layout: FeedLayout
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly counts: FeedCounts
  /** Seconds; null for contents without a duration. */
  readonly duration: number | null
  /** How many pictures a gallery has; null for other kinds. */
  readonly pictures: number | null
  /** Where a post leads instead of its own screen (B05). */
  readonly externalUrl: string | null
  /** Whether the current member likes it. */
  readonly liked: boolean
}

/** A unique key of an item: contents of different kinds may have the same id. */
export function feedKey({ kind, id }: Pick<FeedItem, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** The layout that its pictures allow: three pictures need three, any picture needs one. */
export function shownLayout({ layout, covers }: Pick<FeedItem, 'layout' | 'covers'>): FeedLayout {
  if (covers.length === 0) return 'text'
  return layout === 'three' && covers.length < 3 ? 'right' : layout
}
