import type { FeedItemDto } from '../../../contract/feed'
import type { ContentSource } from '../../database/schema/feed'
import type { Language } from '../../database/schema/localised'
import { isoOf } from './instants'

/** One row of `contents` as `cardColumns` selects it. */
export interface CardRow {
  readonly id: string
  readonly type: number
  readonly title: string
  readonly summary: string
  readonly source: ContentSource | null
  readonly covers: readonly string[]
  readonly layout: FeedItemDto['layout']
  readonly published_at: string
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly duration: number | null
  readonly external_url: string | null
  readonly liked: boolean
}

/**
 * The columns of a card, of the table `c`. Languages are two, known and ours, so that they stand in the statement and
 * each has its prepared plan. `viewer` is the placeholder of the caller's id, null for a guest, whose statement then
 * does not look at likes at all.
 */
export function cardColumns(language: Language, viewer: string | null): string {
  const liked = viewer === null ? 'false' : `exists (select 1 from likes l where l.user_id = ${viewer} and l.content_id = c.id)`
  return `c.id, c.type, c.title->>'${language}' as title, c.summary->>'${language}' as summary, c.source, c.covers, c.layout, c.published_at,
    c.views, c.likes, c.comments, c.duration, c.external_url, ${liked} as liked`
}

export function cardOf(row: CardRow, language: Language): FeedItemDto {
  return {
    id: row.id,
    type: row.type as FeedItemDto['type'],
    title: row.title,
    summary: row.summary,
    source: sourceOf(row.source, language),
    covers: [...row.covers],
    layout: row.layout,
    published_at: isoOf(row.published_at),
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    liked: row.liked,
    duration: row.duration,
    external_url: row.external_url,
  }
}

/** The brief of an organisation in one language. */
export function sourceOf(source: ContentSource | null, language: Language) {
  return source === null ? null : { id: source.id, name: source.name[language], logo: source.logo }
}
