import { listSelection } from '../../../../contract/selection'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cardOf } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectSelection } from './selection.queries'

export const selectionFeature: PlatformFeature = {
  name: 'selection',
  routes: (app) => {
    serve(app, listSelection, async ({ query, caller, database }) => {
      const after = cursorValues(query.cursor, 'ts')
      const rows = await selectSelection(queriesOf(database), caller.language, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        ({ chosen_at, id }) => [chosen_at.toISOString(), id],
        ({ note, chosen_at, card }) => ({ note, chosen_at: chosen_at.toISOString(), item: cardOf(card) }),
      )
    })
  },
}
