import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { inLanguage, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, textStatement, type Placeholders } from '../../../kernel/database/statement'
import { channelColumns, channelPlaceholders, viewerInPlaces } from '../../media/channels/channels.queries'
import { ofPublished } from '../../media/channels/schedule.queries'
import { channels } from '../../media/channels/channels.schema'
import { cardColumn, cardSchema } from '../../../kernel/contents/cards'
import { listedTypes, newestFirst } from '../../media/feed/feed.queries'
import { contents } from '../../../kernel/contents/contents.schema'
import { citiesAround } from '../../../kernel/contents/cities-around'
import { published } from '../../../kernel/contents/published'
import type { SiteMinute } from '../../../kernel/site/site-clock'
import { pageCards, pages } from './pages.schema'

/** A published page by its id, or an unpublished one by its preview token. */
export type WantedPage = { readonly id: string } | { readonly token: string }

export async function selectPage(queries: Queries, request: WantedPage, language: Language) {
  const isWanted =
    'id' in request ? and(eq(pages.id, request.id), isNull(pages.previewToken)) : eq(pages.previewToken, request.token)
  return await queries.readOne(
    build
      .select({
        id: pages.id,
        title: inLanguage(pages.title, language),
        background_color: pages.backgroundColor,
        share_description: inLanguage(pages.shareDescription, language),
        share_image: pages.shareImage,
      })
      .from(pages)
      .where(isWanted),
  )
}

export function selectPageCards(queries: Queries, request: WantedPage, language: Language) {
  const { id, type, title, content, source, eager, itemIds, itemLimit } = pageCards
  const ofPage =
    'id' in request
      ? eq(pageCards.pageId, request.id)
      : inArray(
          pageCards.pageId,
          build.select({ id: pages.id }).from(pages).where(eq(pages.previewToken, request.token)),
        )
  return queries.read(
    build
      .select({
        id,
        type,
        title: inLanguage(title, language),
        content,
        source,
        eager,
        rows: sql<number>`(case when ${itemIds} is null then ${itemLimit} else least(${itemLimit}, jsonb_array_length(${itemIds})) end)`,
      })
      .from(pageCards)
      .where(and(ofPage, isNull(pageCards.parentId)))
      .orderBy(asc(pageCards.sort), asc(id)),
  )
}
export type PageCardRow = Awaited<ReturnType<typeof selectPageCards>>[number]

/** The source of a card's items; undefined when there is no such card, or no such tab of it. */
export async function selectCardSource(queries: Queries, cardId: string, tab: string | undefined) {
  const { id, source, parentId } = pageCards
  const condition = tab === undefined ? eq(id, cardId) : and(eq(id, tab), eq(parentId, cardId))
  return await queries.readOne(build.select({ id, source }).from(pageCards).where(condition))
}

/** Selects the card whose full list a reader asks for (S010), unless its page is unpublished. */
export async function selectListedCard(queries: Queries, cardId: string, language: Language) {
  const { id, pageId, title, content, source, itemCategoryId, itemType } = pageCards
  return await queries.readOne(
    build
      .select({ title: inLanguage(title, language), content, source, category: itemCategoryId, type: itemType })
      .from(pageCards)
      .innerJoin(pages, eq(pages.id, pageId))
      .where(and(eq(id, cardId), isNull(pages.previewToken))),
  )
}

const pickedPage = textStatement(
  'the picked items of a card, in pages',
  z.object({ rank: z.number(), card: cardSchema }),
  ['cardId', 'viewer', 'after'],
  ({ cardId, viewer, after }, language: Language, isMember: boolean, limit: number) => {
    const card = cardColumn(language, isMember ? viewer : null)
    return sql`select chosen.rank::int as rank, ${card} as card from ${pageCards}
      cross join lateral jsonb_array_elements_text(${pageCards.itemIds}) with ordinality as chosen(id, rank)
      join ${contents} on ${contents.id} = chosen.id and ${published}
      where ${pageCards.id} = ${cardId} and chosen.rank > ${after}
      order by chosen.rank limit ${literal(limit)}`
  },
)

/** Selects hand-picked items after one position in their list. */
export function selectPickedItems(
  queries: Queries,
  cardId: string,
  language: Language,
  viewer: string | null,
  limit: number,
  after: number,
) {
  return queries.read(pickedPage(language, viewer !== null, limit), { cardId, viewer, after })
}

/** The item sources that this version knows. A card with another source fails alone, without the rest of its page. */
export const itemSources = ['ids', 'newest'] as const
export const channelSource = 'channels'

/**
 * Selects the newest items of each place and kind that a card asks for. With `category`, this is for cards that name a
 * category; without it, for cards that take items of all categories.
 */
function newestOf(category: boolean): SQL {
  const { itemType, itemCategoryId, itemLimit, source } = pageCards
  const newest = sql`${newestFirst} limit ${itemLimit}`
  const ofCategory = category
    ? sql`${contents.listed} is not false and ${contents.categoryId} = ${itemCategoryId}`
    : sql`${contents.listed}`
  return sql`(select ${contents}.*, 0::bigint as rank from unnest(around.places) of_place(place)
    cross join unnest(case when ${itemType} is null then array[${sql.raw(listedTypes.join(', '))}] else array[${itemType}] end::smallint[]) of_type(type)
    cross join lateral (select * from ${contents} where ${contents.place} = of_place.place and ${contents.type} = of_type.type
      and ${ofCategory} ${newest}) ${contents}
    where ${source} = 'newest' and ${itemCategoryId} is ${sql.raw(category ? 'not null' : 'null')} ${newest})`
}

/** Selects hand-picked items, in their order. */
const picked = sql`(select ${contents}.*, chosen.place as rank from jsonb_array_elements_text(${pageCards.itemIds}) with ordinality as chosen(id, place)
  join ${contents} on ${contents.id} = chosen.id and ${published} where ${pageCards.source} = 'ids' order by chosen.place limit ${pageCards.itemLimit})`

/** The statement of the items of cards, also of cards that are not stored (`source-items.ts` of the builder). */
export function itemsOfCards(
  { cardIds, viewer, city }: Placeholders<'cardIds' | 'viewer' | 'city'>,
  language: Language,
  isMember: boolean,
  hasCity: boolean,
): SQL {
  const card = cardColumn(language, isMember ? viewer : null)
  const places = citiesAround(hasCity ? city : null)
  return sql`select ${pageCards.id} as card_id, ${card} as card
    from ${pageCards} cross join (select ${places} as places) around cross join lateral (
      ${picked} union all ${newestOf(true)} union all ${newestOf(false)}
    ) ${contents} where ${pageCards.id} = any(${cardIds}::text[])
    order by ${pageCards.id}, ${contents}.rank, ${contents.publishedAt} desc, ${contents.id} desc`
}

export const itemRow = z.object({ card_id: z.string(), card: cardSchema })
const cardItems = textStatement('the items of cards of a page', itemRow, ['cardIds', 'viewer', 'city'], itemsOfCards)

/**
 * Selects the items of many cards in one statement: hand-picked ones in their order, or the newest of a category, of a
 * type, of both or of all, for the chosen place. For each place and type, every branch of the statement scans the index
 * that fits it. Branches that a card does not use are not executed.
 */
export function selectCardItems(
  queries: Queries,
  cardIds: readonly string[],
  language: Language,
  viewer: string | null,
  city: string | undefined,
) {
  return queries.read(cardItems(language, viewer !== null, city !== undefined), { cardIds, viewer, city })
}

export const channelRow = z.object({
  card_id: z.string(),
  id: z.string(),
  kind: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  frequency: z.nullable(z.string()),
  covers: z.array(z.string()),
  region: z.string(),
  now_playing: z.nullable(z.string()),
  on_air: z.nullable(z.object({ start_minute: z.int(), end_minute: z.int() })),
  listeners: z.int(),
  subscribed: z.boolean(),
  sort: z.int(),
})

/** The statement of the channels of cards, also of cards that are not stored. */
export function channelsOfCards(
  { cardIds, city, ...viewed }: Placeholders<'cardIds' | 'city' | (typeof channelPlaceholders)[number]>,
  language: Language,
  isMember: boolean,
  hasCity: boolean,
): SQL {
  const { id, itemIds, itemLimit, type } = pageCards
  const columns = channelColumns(viewerInPlaces(viewed, language, isMember))
  const places = citiesAround(hasCity ? city : null)
  const ofCard = sql`case when ${itemIds} is null
      then ${channels.kind} = case ${type} when 'tv' then 2 else 1 end and ${channels.opensAt} is null and ${contents.place} = any(${places})
      else ${itemIds} ? ${channels.contentId} end`
  const matchingChannels = build
    .select(columns)
    .from(channels)
    .innerJoin(contents, ofPublished)
    .where(ofCard)
    .orderBy(asc(channels.sort), asc(channels.contentId))
    .limit(itemLimit as unknown as number)
  return sql`select ${id} as card_id, found.* from ${pageCards}
      cross join lateral ${matchingChannels} found(${sql.raw(Object.keys(columns).join(', '))})
      where ${id} = any(${cardIds}::text[]) order by ${id}, found.sort, found.id`
}

const cardChannels = textStatement(
  'the channels of cards of a page',
  channelRow,
  ['cardIds', 'city', ...channelPlaceholders],
  channelsOfCards,
)

/**
 * Selects the channels of many cards in one statement: hand-picked ones, or those of the card's kind in their order.
 */
export function selectCardChannels(
  queries: Queries,
  cardIds: readonly string[],
  language: Language,
  viewer: string | null,
  at: SiteMinute,
  city: string | undefined,
) {
  return queries.read(cardChannels(language, viewer !== null, city !== undefined), { cardIds, viewer, ...at, city })
}
