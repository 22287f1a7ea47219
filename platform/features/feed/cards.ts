import type { FeedItemDto } from '../../../contract/feed'
import type { ContentSource } from './feed.schema'
import type { Language } from '../../database/schema/localised'
import type { Position } from './cursor'
import { isoOf } from './instants'

/** The parts of a card, as `cardColumn` selects them. */
export type Card = readonly [
  id: string,
  type: number,
  title: string,
  summary: string,
  sourceId: string | null,
  sourceName: string,
  sourceLogo: string,
  covers: string[],
  layout: FeedItemDto['layout'],
  publishedAt: string,
  views: number,
  likes: number,
  comments: number,
  duration: number | null,
  externalUrl: string | null,
  liked: boolean,
]

/** A row with a card in it. */
export interface CardRow {
  readonly card: Card
}

/**
 * A card of the table `c` as one JSON column: writing and reading a column for each part takes twice as long. The
 * language is a literal in the statement, since there are only two, so that each has its own prepared plan. `viewer` is
 * the placeholder of the caller's id, null for a guest, whose statement then skips the likes.
 */
export function cardColumn(language: Language, viewer: string | null): string {
  const liked =
    viewer === null ? 'false' : `exists (select 1 from likes l where l.user_id = ${viewer} and l.content_id = c.id)`
  return `json_build_array(c.id, c.type, c.title->>'${language}', c.summary->>'${language}', c.source->>'id', c.source->'name'->>'${language}', c.source->>'logo', c.covers,
    c.layout, c.published_at, c.views, c.likes, c.comments, c.duration, c.external_url, ${liked}) as card`
}

export function cardOf(card: Card): FeedItemDto {
  const [
    id,
    type,
    title,
    summary,
    sourceId,
    sourceName,
    sourceLogo,
    covers,
    layout,
    publishedAt,
    views,
    likes,
    comments,
    duration,
    externalUrl,
    liked,
  ] = card
  return {
    id,
    type: type as FeedItemDto['type'],
    title,
    summary,
    source: sourceId === null ? null : { id: sourceId, name: sourceName, logo: sourceLogo },
    covers,
    layout,
    published_at: isoOf(publishedAt),
    views,
    likes,
    comments,
    liked,
    duration,
    external_url: externalUrl,
  }
}

/** The keyset position of a card in a list sorted by newest. */
export function positionOfCard([id, , , , , , , , , publishedAt]: Card): Position {
  return [isoOf(publishedAt), id]
}

/** The summary of an organisation in one language. */
export function sourceOf(source: ContentSource | null, language: Language) {
  return source === null ? null : { id: source.id, name: source.name[language], logo: source.logo }
}
