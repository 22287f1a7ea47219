import { listSelection } from '../../../contract/selection'
import { queriesOf } from '../../database/queries'
import { seedSelection } from '../../demo/seeding/seed-selection'
import { demoWords } from '../../demo/seeding/seeding.words'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { cardOf } from '../feed/cards'
import { positionOf } from '../feed/cursor'
import { isoOf } from '../feed/instants'
import { listPage } from '../feed/list-page'
import { selectSelection } from './selection.queries'

export const selectionFeature: Feature = {
  name: 'selection',
  demo: [{ what: demoWords.selection, seed: seedSelection }],
  routes: (app) => {
    serve(app, listSelection, async ({ query, caller, database }) => {
      const after = positionOf(query.cursor, 'ts')
      const rows = await selectSelection(queriesOf(database), caller.language, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        ({ chosen_at, id }) => [isoOf(chosen_at), id],
        ({ note, chosen_at, card }) => ({ note, chosen_at: isoOf(chosen_at), item: cardOf(card) }),
      )
    })
  },
}
