import type { Language } from '../../../src/domain/frame/site/preferences'
import { summaryBelow } from '../../../src/domain/frame/shared/format/summary'
import { eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FeedItemDto } from '../../../contract/feed'
import { existsIn, inLanguage, literal } from '../database/expressions'
import { likes } from './likes.schema'
import { contents } from './contents.schema'

import type { CursorValues } from '../lists/cursor'
import { isoOf } from '../lists/instants'

/** The parts of a card, as `cardColumn` selects them. */
export const cardSchema = z.tuple([
  z.string(), // id
  z.number(), // type
  z.string(), // title
  z.string(), // summary
  z.nullable(z.string()), // source: id, name, logo
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.array(z.string()), // covers
  z.enum(contents.layout.enumValues),
  z.string(), // time of publication
  z.int(), // views
  z.int(), // likes
  z.int(), // comments
  z.nullable(z.number()), // duration
  z.nullable(z.int()), // number of pictures
  z.nullable(z.string()), // external address
  z.boolean(), // liked
])
export type Card = z.infer<typeof cardSchema>

/** A row that has a card. */
export interface ContentCardRow {
  readonly card: Card
}

/**
 * A card of a content as one JSON column, because writing and reading a column for each part takes twice as long. The
 * language is a literal in the statement, since there are only two, so that each has its own prepared plan. `viewer` is
 * null for a guest, whose statement then skips the likes.
 */
export function cardColumn(language: Language, viewer: string | Placeholder | null): SQL<Card> {
  const isLiked =
    viewer === null ? sql`false` : existsIn(likes, eq(likes.userId, viewer), eq(likes.contentId, contents.id))
  const { source } = contents
  const cardColumns = [
    contents.id,
    contents.type,
    inLanguage(contents.title, language),
    inLanguage(contents.summary, language),
    sql`${source}->>'id'`,
    sql`${source}->'name'->>${literal(language)}`,
    sql`${source}->>'logo'`,
    contents.covers,
    contents.layout,
    contents.publishedAt,
    contents.views,
    contents.likes,
    contents.comments,
    contents.duration,
    contents.pictures,
    contents.externalUrl,
    isLiked,
  ]
  return sql<Card>`json_build_array(${sql.join(cardColumns, sql`, `)})`
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
    pictures,
    externalUrl,
    isLiked,
  ] = card
  return {
    id,
    type: type as FeedItemDto['type'],
    title,
    summary: summaryBelow(title, summary),
    source: sourceId === null ? null : { id: sourceId, name: sourceName ?? '', logo: sourceLogo ?? '' },
    covers,
    layout,
    published_at: isoOf(publishedAt),
    views,
    likes,
    comments,
    liked: isLiked,
    duration,
    pictures,
    external_url: externalUrl,
  }
}

/** The keyset position of a card in a list sorted by newest. */
export function positionOfCard([id, , , , , , , , , publishedAt]: Card): CursorValues {
  return [isoOf(publishedAt), id]
}
