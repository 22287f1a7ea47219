import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { channelColumns, channelTables } from '../channels/channels.queries'
import type { RadioChannelRow } from '../channels/channels.queries'
import type { SiteMinute } from '../site/site-clock'
import { cardColumn } from '../feed/cards'
import type { CardRow } from '../feed/cards'
import { listedTypes } from '../feed/feed.queries'
import { placesAround } from '../feed/places'

interface PageRow {
  readonly id: string
  readonly title: string
  readonly background_color: string | null
  readonly share_description: string
  readonly share_image: string | null
}

export interface PageCardRow {
  readonly id: string
  readonly type: string
  readonly title: string | null
  readonly content: Readonly<Record<string, unknown>>
  readonly source: string | null
  readonly eager: boolean
}

export async function selectPage(queries: Queries, id: string, language: Language): Promise<PageRow | undefined> {
  const rows = await queries.read<PageRow>(
    `select id, title->>'${language}' as title, background_color, share_description->>'${language}' as share_description, share_image from pages where id = $1`,
    [id],
  )
  return rows[0]
}

export function selectPageCards(queries: Queries, pageId: string, language: Language): Promise<PageCardRow[]> {
  return queries.read<PageCardRow>(
    `select id, type, title->>'${language}' as title, content, source, eager from page_cards where page_id = $1 and parent_id is null order by sort, id`,
    [pageId],
  )
}

/** The source of a card's items; undefined when there is no such card, or no such tab of it. */
export async function selectCardSource(
  queries: Queries,
  cardId: string,
  tab: string | undefined,
): Promise<{ id: string; source: string | null } | undefined> {
  const rows = await queries.read<{ id: string; source: string | null }>(
    tab === undefined
      ? 'select id, source from page_cards where id = $1'
      : 'select id, source from page_cards where id = $2 and parent_id = $1',
    tab === undefined ? [cardId] : [cardId, tab],
  )
  return rows[0]
}

/** Item sources that this version knows; a card with another one fails alone. */
export const itemSources = ['ids', 'newest'] as const
export const channelSource = 'channels'

/**
 * The items of many cards in one statement: hand-picked ones in their order, or the newest of a category, of a type, of
 * both or of all, for the chosen place. Each branch scans the index that fits for each place and type, and the branches
 * that a card does not use are not executed.
 */
export function selectCardItems(
  queries: Queries,
  cardIds: readonly string[],
  language: Language,
  viewer: string | null,
  city: string | undefined,
): Promise<(CardRow & { card_id: string })[]> {
  const values: unknown[] = [cardIds]
  const placeholder = (value: unknown) => `$${values.push(value)}`
  const column = cardColumn(language, viewer === null ? null : placeholder(viewer))
  const places = placesAround(city === undefined ? null : placeholder(city))
  const newest = 'order by c.published_at desc, c.id desc limit k.item_limit'
  const branch = (category: boolean) =>
    `(select c.*, 0::bigint as rank from unnest(around.places) of_place(place)
       cross join unnest(case when k.item_type is null then array[${listedTypes.join(', ')}] else array[k.item_type] end::smallint[]) of_type(type)
       cross join lateral (select c.* from contents c where c.place = of_place.place and c.type = of_type.type
         and c.listed${category ? ' is not false and c.category_id = k.item_category_id' : ''} ${newest}) c
       where k.source = 'newest' and k.item_category_id is ${category ? 'not' : ''} null ${newest})`
  return queries.read<CardRow & { card_id: string }>(
    `select k.id as card_id, ${column}
     from page_cards k cross join (select ${places} as places) around cross join lateral (
       (select c.*, chosen.place as rank from jsonb_array_elements_text(k.item_ids) with ordinality as chosen(id, place)
          join contents c on c.id = chosen.id and c.state = 'published' where k.source = 'ids' order by chosen.place limit k.item_limit)
       union all ${branch(true)} union all ${branch(false)}
     ) c where k.id = any($1::text[]) order by k.id, c.rank, c.published_at desc, c.id desc`,
    values,
  )
}

/** The channels of many cards in one statement: hand-picked ones, or those of the card's kind in their order. */
export function selectCardChannels(
  queries: Queries,
  cardIds: readonly string[],
  language: Language,
  viewer: string | null,
  at: SiteMinute,
  city: string | undefined,
): Promise<(RadioChannelRow & { card_id: string })[]> {
  const values: unknown[] = [at.weekday, at.minute, cardIds]
  if (viewer !== null) values.push(viewer)
  const places = placesAround(city === undefined ? null : `$${values.push(city)}`)
  return queries.read<RadioChannelRow & { card_id: string }>(
    `select k.id as card_id, found.* from page_cards k cross join lateral (
       select ${channelColumns(language, viewer === null ? null : '$4')} from ${channelTables}
       where case when k.item_ids is null then ch.kind = case k.type when 'tv' then 2 else 1 end and c.place = any(${places}) else k.item_ids ? ch.content_id end
       order by ch.sort, ch.content_id limit k.item_limit) found
     where k.id = any($3::text[]) order by k.id, found.sort, found.id`,
    values,
  )
}
