import { getAnchor, listAnchors } from '../../../../contract/anchors'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { publishableHosts } from './publish-hosts'
import { selectAnchors } from './anchors.queries'
import { readAnchor } from './read-anchor'

export const anchorsFeature: PlatformFeature = {
  name: 'anchors',
  publishes: [publishableHosts],
  routes: (app) => {
    serve(app, listAnchors, async ({ query, caller, database }) => {
      const { language, member } = caller
      const after = cursorValues(query.cursor, 's')
      const queries = queriesOf(database)
      const rows = await selectAnchors(queries, language, member?.id ?? null, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        ({ id }) => [id],
        (row) => row,
      )
    })

    serve(app, getAnchor, ({ path, caller: { language, member }, database }) =>
      readAnchor(queriesOf(database), path.id, language, member?.id ?? null),
    )
  },
}
