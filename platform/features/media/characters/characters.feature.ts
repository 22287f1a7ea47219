import { listCharacters } from '../../../../contract/characters'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectCharacters } from './characters.queries'

export const charactersFeature: PlatformFeature = {
  name: 'characters',
  routes: (app) => {
    serve(app, listCharacters, async ({ query, caller, database }) => {
      const after = cursorValues(query.cursor, 'ns')
      const rows = await selectCharacters(queriesOf(database), caller.language, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        ({ sort, id }) => [sort, id],
        ({ id, name, role, story, portrait, link }) => ({ id, name, role, story, portrait, link }),
      )
    })
  },
}
