import { errorCodes } from '../../../../contract/envelope'
import { getSpecial, listSpecialColumn } from '../../../../contract/specials'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { cardOf } from '../../../kernel/contents/cards'
import { contentHeadOf, selectContentHead } from '../../../kernel/contents/content-head'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectColumnItems, selectSpecialColumns } from './specials.queries'
import type { SpecialItemRow } from './specials.queries'
import { publishableSpecials } from './publish-specials'

/** The number of items of each column in the first answer. */
const firstItems = 4

export const specialsFeature: PlatformFeature = {
  name: 'specials',
  publishes: [publishableSpecials],
  routes: (app) => {
    serve(app, getSpecial, async ({ path, caller, database, reply }) => {
      const { language } = caller
      const queries = queriesOf(database)
      const [row, columns] = await Promise.all([
        selectContentHead(queries, contentKinds.special.code, path.id, language),
        selectSpecialColumns(queries, path.id, language, firstItems + 1),
      ])
      if (row === null) throw new Refusal(errorCodes.gone)
      reply.header('cache-control', 'public, max-age=30')
      return {
        ...contentHeadOf(row, language),
        columns: columns.map(({ id, name, items }) => ({ id, name, ...pageOf(items, firstItems) })),
      }
    })

    serve(app, listSpecialColumn, async ({ path, query, caller, database }) => {
      const after = cursorValues(query.cursor, 'ns')
      const rows = await selectColumnItems(queriesOf(database), path.id, caller.language, query.page_size + 1, after)
      return pageOf(rows, query.page_size)
    })
  },
}

function pageOf(rows: readonly SpecialItemRow[], size: number) {
  return listPage(
    rows,
    size,
    ({ sort, id }) => [sort, id],
    ({ card }) => cardOf(card),
  )
}
