import type * as z from 'zod/mini'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { sql, type SQLWrapper } from 'drizzle-orm'
import type { listDraftCardItems } from '../../../../contract/page-drafts'
import { cardOf } from '../../../kernel/contents/cards'
import { nameOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { textStatement } from '../../../kernel/database/statement'
import type { SiteMinute } from '../../../kernel/site/site-clock'
import { channelOf } from '../../media/channels/channel-answers'
import { channelPlaceholders } from '../../media/channels/channels.queries'
import { channelRow, channelsOfCards, channelSource, itemRow, itemsOfCards } from '../pages/pages.queries'
import { pageCards } from '../pages/pages.schema'

/** The id of the one card, in a table of this statement alone that stands in place of the stored cards. */
const cardId = 'drafted'
const { id, type: cardType, source: cardSource, itemIds, itemCategoryId, itemType, itemLimit } = pageCards
const asked = [cardType, cardSource, itemIds, itemCategoryId, itemType, itemLimit]
const drafted = (card: SQLWrapper) => sql`with ${pageCards} as (select ${cardId}::text as ${nameOf(id)}, asked.*
  from jsonb_to_record(${card}::jsonb) as asked(${sql.join(
    asked.map((column) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )}))`

const draftedItems = textStatement(
  'the items of a card that is only drafted',
  itemRow,
  ['card', 'cardIds', 'viewer', 'city'],
  ({ card, ...places }, language: Language) => sql`${drafted(card)} ${itemsOfCards(places, language, true, false)}`,
)
const draftedChannels = textStatement(
  'the channels of a card that is only drafted',
  channelRow,
  ['card', 'cardIds', 'city', ...channelPlaceholders],
  ({ card, ...places }, language: Language) => sql`${drafted(card)} ${channelsOfCards(places, language, true, false)}`,
)

interface DraftedReader {
  readonly language: Language
  readonly viewer: string
  readonly at: SiteMinute
}

/** Reads what a source has now. */
export async function readSourceItems(
  queries: Queries,
  { type, source }: z.output<typeof listDraftCardItems.body>,
  { language, viewer, at }: DraftedReader,
) {
  const chosen = source.ids.length > 0 || (type === 'items' && source.from === 'ids') ? source.ids : null
  const card = JSON.stringify({
    [cardType.name]: type === 'items' ? 'article-list' : type,
    [cardSource.name]: type === 'items' ? source.from : channelSource,
    [itemIds.name]: chosen,
    [itemCategoryId.name]: source.category,
    [itemType.name]: source.type,
    [itemLimit.name]: source.limit,
  })
  const values = { card, cardIds: [cardId], viewer, city: undefined }
  if (type === 'items') {
    const rows = await queries.read(draftedItems(language), values)
    return { items: rows.map((row) => cardOf(row.card)), channels: [] }
  }
  const rows = await queries.read(draftedChannels(language), { ...values, ...at })
  return { items: [], channels: rows.map(channelOf) }
}
