import type { FeedSource } from '../../../domain/frame/content/feed-item'
import type { ShareInfo } from '../../../domain/frame/sharing/share'

/** A correction of an article: what the article said wrongly, and until when. */
export interface Correction {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
}

/** The part of an article that is the same for every visitor (C018). */
export interface Article {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly author: string | null
  /** The id of the host who wrote the article; null when its author is not a host. */
  readonly authorHostId: string | null
  readonly source: FeedSource | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** When the text was last extended, in milliseconds since 1970; null if never. */
  readonly updatedAt: number | null
  /** The corrections, newest first. */
  readonly corrections: readonly Correction[]
  readonly cover: string | null
  /** Markup from outside, which is shown only through the sanitiser. */
  readonly content: string
  readonly readingMinutes: number
  /** The address of an audio recording of the article; null when there is none. */
  readonly voiceUrl: string | null
  /** The address of the article on the site that published it; null when it is published here. */
  readonly externalUrl: string | null
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}

/** When the text was last extended or corrected, in milliseconds since 1970; null if never. */
export function changedAt({ updatedAt, corrections }: Pick<Article, 'updatedAt' | 'corrections'>): number | null {
  const moments = [updatedAt, ...corrections.map(({ at }) => at)].filter((at) => at !== null)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** The settings for listening to articles (C007). */
export interface VoiceSettings {
  readonly enabled: boolean
  /** The speed of the voice; 1 is normal. */
  readonly rate: number
}
