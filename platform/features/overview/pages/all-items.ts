import type * as z from 'zod/mini'
import type { listPageCardItems } from '../../../../contract/pages'
import type { Queries } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { cardOf, positionOfCard } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { selectFeed } from '../../media/feed/feed.queries'
import { listPage } from '../../../kernel/lists/list-page'
import { selectPickedItems, type selectListedCard } from './pages.queries'

type ListedCard = NonNullable<Awaited<ReturnType<typeof selectListedCard>>>

interface AllItemsQuery extends z.output<typeof listPageCardItems.query>, Pick<Caller, 'language' | 'member'> {}

/** A page of all items of a card; empty for a card that has no items of its own. */
export async function allItems(
  queries: Queries,
  cardId: string,
  card: ListedCard,
  { page_size, cursor, city, language, member }: AllItemsQuery,
) {
  const viewer = member?.id ?? null
  if (card.source === 'ids') {
    const [after] = cursorValues(cursor, 'n') ?? [0]
    const rows = await selectPickedItems(queries, cardId, language, viewer, page_size + 1, Number(after))
    return listPage(
      rows,
      page_size,
      ({ rank }) => [rank],
      ({ card: found }) => cardOf(found),
    )
  }
  if (card.source !== 'newest') return { items: [], next_cursor: null }
  const rows = await selectFeed(queries, {
    language,
    viewer,
    categoryId: card.category ?? undefined,
    subCategoryId: undefined,
    types: card.type === null ? [] : [card.type],
    city,
    limit: page_size + 1,
    after: cursorValues(cursor, 'ts'),
  })
  return listPage(rows, page_size, positionOfCard, cardOf)
}

const styles = ['text', 'left', 'right', 'big', 'three', 'waterfall'] as const

/** The style of a list of articles; null for other cards. */
export function styleOf(content: unknown): (typeof styles)[number] | null {
  const style = (content as { readonly style?: unknown } | null)?.style
  return styles.find((supported) => supported === style) ?? null
}
