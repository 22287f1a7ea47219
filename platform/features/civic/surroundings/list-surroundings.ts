import { and } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { listSurroundings as endpoint, SurroundingDto } from '../../../../contract/surroundings'
import { surroundingKinds, type SurroundingKind } from '../../../../src/domain/civic/surroundings/surroundings'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { cardColumn, cardOf } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import type { Database } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { distanceFrom, positionOfQuery, requirePosition } from '../../../kernel/places/positions'
import { selectActivityCards } from '../activities/activities.queries'
import { activityCardOf } from '../activities/activity-answers'
import { suggestionCardOf } from '../suggestions/suggestion-answers'
import { selectSuggestionCards } from '../suggestions/suggestions.queries'
import { wishCardOf, type WishAnswerReader } from '../wishes/wish-answers'
import { selectWishCards } from '../wishes/wishes.queries'
import { selectAround } from './surroundings.queries'

/** The person who looks around, with what the cards of each kind ask of their reader. */
export interface SurroundingsReader extends WishAnswerReader {
  readonly now: Date
}

interface Viewer {
  readonly id: string | null
  readonly position: GeoPoint
}

type Cards = ReadonlyMap<string, SurroundingDto>

/** A page of what is around a spot. */
export async function listSurroundings(
  database: Database,
  query: z.output<typeof endpoint.query>,
  reader: SurroundingsReader,
) {
  const { within, page_size: size, cursor } = query
  const spot = requirePosition(positionOfQuery(query))
  const { now } = reader
  const page = { limit: size + 1, after: cursorValues(cursor, 'tsn') }
  const rows = await selectAround(queriesOf(database), kindsOf(query.kinds), { spot, within, reader, now }, page)
  const viewer = { id: reader.id, position: spot }
  const idsOf = (kind: SurroundingKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const cards: Record<SurroundingKind, Cards> = {
    news: await contentCards(database, 'news', idsOf('news'), viewer, reader),
    suggestion: await suggestionCards(database, idsOf('suggestion'), viewer, reader),
    wish: await wishCards(database, idsOf('wish'), viewer, reader),
    activity: await activityCards(database, idsOf('activity'), viewer, reader),
    post: await contentCards(database, 'post', idsOf('post'), viewer, reader),
  }
  const { items, ...rest } = listPage(
    rows,
    size,
    ({ at, id, rank }) => [at.toISOString(), id, rank],
    ({ kind, id }) => cards[kind].get(id),
  )
  // What was taken back between two statements has no card any more.
  return { ...rest, items: items.filter((item) => item !== undefined) }
}

/** The kinds that a query names, all where it names none. */
function kindsOf(list: string | undefined): readonly SurroundingKind[] {
  if (list === undefined || list === '') return surroundingKinds
  const names: readonly string[] = list.split(',')
  if (!names.every((name) => surroundingKinds.some((kind) => kind === name))) throw invalid({ kinds: 'invalid' })
  return surroundingKinds.filter((kind) => names.includes(kind))
}

async function contentCards(
  database: Database,
  kind: 'news' | 'post',
  ids: readonly string[],
  { id: viewer, position }: Viewer,
  { language }: SurroundingsReader,
): Promise<Cards> {
  if (ids.length === 0) return new Map()
  const rows = await queriesOf(database).read(
    build
      .select({ id: contents.id, card: cardColumn(language, viewer), distance: distanceFrom(contents, position) })
      .from(contents)
      .where(and(isOneOf(contents.id, ids), published)),
  )
  return new Map(rows.map(({ id, card, distance }) => [id, { kind, content: cardOf(card), distance: distance ?? 0 }]))
}

async function suggestionCards(
  database: Database,
  ids: readonly string[],
  viewer: Viewer,
  reader: SurroundingsReader,
): Promise<Cards> {
  const rows = ids.length === 0 ? [] : await selectSuggestionCards(database, viewer, ids)
  return new Map(
    rows.map((row) => [row.suggestion.id, { kind: 'suggestion', suggestion: suggestionCardOf(row, reader) }]),
  )
}

async function wishCards(
  database: Database,
  ids: readonly string[],
  viewer: Viewer,
  reader: SurroundingsReader,
): Promise<Cards> {
  const rows = ids.length === 0 ? [] : await selectWishCards(database, viewer, ids)
  return new Map(rows.map((row) => [row.wish.id, { kind: 'wish', wish: wishCardOf(row, reader) }]))
}

async function activityCards(
  database: Database,
  ids: readonly string[],
  viewer: Viewer,
  reader: SurroundingsReader,
): Promise<Cards> {
  const rows = ids.length === 0 ? [] : await selectActivityCards(database, viewer, ids)
  return new Map(rows.map((row) => [row.activity.id, { kind: 'activity', activity: activityCardOf(row, reader) }]))
}
