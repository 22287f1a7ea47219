import type { FeedSource } from '../../../domain/frame/content/feed-item'
import type { ShareInfo } from '../../../domain/frame/sharing/share'

/** What an article said wrongly until it was put right. */
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
  /** The host who wrote it, where the author is one. */
  readonly authorHostId: string | null
  readonly source: FeedSource | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** Milliseconds since 1970: when its text was last extended; null when never. */
  readonly updatedAt: number | null
  /** What was wrong, the newest first. */
  readonly corrections: readonly Correction[]
  readonly cover: string | null
  /** Markup from outside: shown only through the sanitiser. */
  readonly content: string
  readonly readingMinutes: number
  /** Audio recording of the article; null when there is none. */
  readonly voiceUrl: string | null
  /** The article is published on another site. */
  readonly externalUrl: string | null
  readonly commentsOpen: boolean
  readonly share: ShareInfo
}

/** When its text last changed, in milliseconds since 1970; null when never. */
export function changedAt({ updatedAt, corrections }: Pick<Article, 'updatedAt' | 'corrections'>): number | null {
  const moments = [updatedAt, ...corrections.map(({ at }) => at)].filter((at) => at !== null)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Settings of listen-to-article (C007). */
export interface VoiceSettings {
  readonly enabled: boolean
  /** 1 is normal speed. */
  readonly rate: number
}
