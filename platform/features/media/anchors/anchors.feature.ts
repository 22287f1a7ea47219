import { getAnchor, listAnchors } from '../../../../contract/anchors'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { publishableHosts } from './publish-hosts'
import {
  selectAnchor,
  selectAnchorAlbums,
  selectAnchorChannels,
  selectAnchorProgrammes,
  selectAnchors,
} from './anchors.queries'

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

    serve(app, getAnchor, async ({ path, caller, database }) => {
      const { language, member } = caller
      const queries = queriesOf(database)
      const [row, channels, programmes, albums] = await Promise.all([
        selectAnchor(queries, path.id, language, member?.id ?? null),
        selectAnchorChannels(queries, path.id, language),
        selectAnchorProgrammes(queries, path.id, language),
        selectAnchorAlbums(queries, path.id, language),
      ])
      if (row === null) throw new Refusal(errorCodes.gone)
      return {
        ...row,
        channels: channels.map(({ covers, ...channel }) => ({ ...channel, cover: covers[0] ?? '' })),
        programmes,
        albums: albums.map(({ covers, ...album }) => ({ ...album, cover: covers[0] ?? '' })),
      }
    })
  },
}
