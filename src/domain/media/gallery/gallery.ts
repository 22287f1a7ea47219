import type { FeedSource } from '../../frame/content/feed-item'
import type { ShareInfo } from '../../frame/sharing/share'

export interface GalleryPicture {
  readonly address: string
  /** The original's size in pixels; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** The caption; '' for none. */
  readonly caption: string
}

/** A gallery: pictures with captions, in order. */
export interface Gallery {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  readonly pictures: readonly GalleryPicture[]
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}

/**
 * The index of the picture that an address names by its number, from 1. It is 0, the first picture, for any other text.
 */
export function pictureIndex(number: string | undefined, count: number): number {
  const requestedNumber = number !== undefined && /^\d{1,6}$/.test(number) ? Number(number) : 1
  return requestedNumber >= 1 && requestedNumber <= count ? requestedNumber - 1 : 0
}
