import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { ChannelDto } from '../../../../contract/channels'
import type { FeedItemDto } from '../../../../contract/feed'
import type { Queries } from '../../../kernel/database/queries'
import { channelOf } from '../../media/channels/channel-answers'
import type { SiteMinute } from '../../../kernel/site/site-clock'
import { cardOf } from '../../../kernel/contents/cards'
import { channelSource, itemSources, selectCardChannels, selectCardItems } from './pages.queries'

/** Items found for cards, by card id; `knownIds` are those of the cards whose source this version can read. */
export interface ItemsByCard {
  readonly knownIds: ReadonlySet<string>
  readonly items: ReadonlyMap<string, FeedItemDto[]>
  readonly channels: ReadonlyMap<string, ChannelDto[]>
}

/** Reads the items by two statements at most, however many cards a page has. */
export async function readCardItems(
  queries: Queries,
  cards: readonly { readonly id: string; readonly source: string | null }[],
  {
    language,
    viewer,
    at,
    city,
  }: {
    readonly language: Language
    readonly viewer: string | null
    readonly at: SiteMinute
    readonly city: string | undefined
  },
): Promise<ItemsByCard> {
  const idsOf = (sources: readonly string[]) =>
    cards.filter(({ source }) => source !== null && sources.includes(source)).map(({ id }) => id)
  const withItems = idsOf(itemSources)
  const withChannels = idsOf([channelSource])
  const [items, channels] = await Promise.all([
    withItems.length === 0 ? [] : selectCardItems(queries, withItems, language, viewer, city),
    withChannels.length === 0 ? [] : selectCardChannels(queries, withChannels, language, viewer, at, city),
  ])
  return {
    knownIds: new Set([...withItems, ...withChannels]),
    items: groupByCard(items, (row) => cardOf(row.card)),
    channels: groupByCard(channels, channelOf),
  }
}

function groupByCard<Row extends { readonly card_id: string }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const row of rows) {
    const group = groups.get(row.card_id)
    if (group === undefined) groups.set(row.card_id, [itemOf(row)])
    else group.push(itemOf(row))
  }
  return groups
}
