import type { FeedSource } from '../../domain/feed/feed-item'
import type { ShareInfo } from '../../domain/sharing/share'

/** The part of an article that is the same for every visitor (C018). */
export interface Article {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly author: string | null
  readonly source: FeedSource | null
  /** Milliseconds since 1970. */
  readonly publishedAt: number
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

/** Settings of listen-to-article (C007). */
export interface VoiceSettings {
  readonly enabled: boolean
  /** 1 is normal speed. */
  readonly rate: number
}
