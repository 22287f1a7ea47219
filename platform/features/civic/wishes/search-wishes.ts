import type * as z from 'zod/mini'
import type { listWishes, WishCardDto } from '../../../../contract/wishes'
import type { Database } from '../../../kernel/database/client'
import { cursorValues } from '../../../kernel/lists/cursor'
import { withTotal } from '../../../kernel/lists/count-rows'
import { listPage } from '../../../kernel/lists/list-page'
import { positionOfQuery, requirePosition } from '../../../kernel/places/positions'
import { wishCardOf } from './wish-answers'
import type { WishAnswerReader } from './wish-answers'
import { countWishes, selectNearestWishes, selectNewestWishes } from './wishes.queries'
import type { WishCardRow, WishFilter, WishViewer } from './wishes.queries'
import { partsMatch } from '../../frame/search-index/search-words'

/** A page of public wishes, with the newest or the nearest first. */
export async function searchWishes(
  database: Database,
  query: z.output<typeof listWishes.query>,
  reader: WishAnswerReader,
) {
  const viewer = { id: reader.id, position: positionOfQuery(query) }
  const search = partsMatch(query.search)
  if (search === null) return { items: [], next_cursor: null, total: 0 }
  const filter = { state: query.state, categoryId: query.category_id, timeOfDay: query.time, search, reader }
  const within = query.order === 'near' ? query.within : null
  const page = await wishesPage(database, query, filter, viewer, (row) => wishCardOf(row, reader))
  return withTotal(query, page, () => countWishes(database, viewer, filter, within))
}

async function wishesPage(
  database: Database,
  query: z.output<typeof listWishes.query>,
  filter: WishFilter,
  viewer: WishViewer,
  card: (row: WishCardRow) => WishCardDto,
) {
  const limit = query.page_size + 1
  if (query.order === 'near') {
    const position = requirePosition(viewer.position)
    const after = cursorValues(query.cursor, 'ns')
    const rows = await selectNearestWishes(database, { id: viewer.id, position }, filter, {
      within: query.within,
      limit,
      after,
    })
    return listPage(rows, query.page_size, (row) => [row.distance ?? 0, row.wish.id], card)
  }
  const rows = await selectNewestWishes(database, viewer, filter, limit, cursorValues(query.cursor, 'ts'))
  return listPage(rows, query.page_size, ({ wish }) => [wish.createdAt.toISOString(), wish.id], card)
}
