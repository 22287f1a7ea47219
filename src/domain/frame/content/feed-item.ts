import type { KindWith } from './content-kinds'

/** The layouts of a feed's cards. */
export const feedLayouts = ['text', 'left', 'right', 'big', 'three'] as const

export type FeedLayout = (typeof feedLayouts)[number]

/** The publisher of a content. */
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

/** An item of a feed: one content of any kind. */
export interface FeedItem {
  readonly id: string
  readonly kind: KindWith<'list'>
  readonly title: string
  readonly summary: string
  readonly source: FeedSource | null
  /** The addresses of pictures, the main one first. */
  readonly covers: readonly string[]
  readonly layout: FeedLayout
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly counts: FeedCounts
  /** The length in seconds; null for contents without one. */
  readonly duration: number | null
  /** The number of pictures of a gallery; null for other kinds. */
  readonly pictures: number | null
  /** The address that a post leads to in place of its own screen (B05); null for none. */
  readonly externalUrl: string | null
  /** Whether the current member likes it. */
  readonly liked: boolean
}

/** A unique key of an item, because contents of different kinds may have the same id. */
export function feedKey({ kind, id }: Pick<FeedItem, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/**
 * The layout that the item's pictures allow: 'three' needs three pictures, every other layout except 'text' needs one.
 */
export function shownLayout({ layout, covers }: Pick<FeedItem, 'layout' | 'covers'>): FeedLayout {
  if (covers.length === 0) return 'text'
  return layout === 'three' && covers.length < 3 ? 'right' : layout
}
