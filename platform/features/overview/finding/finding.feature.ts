import { listMuchRead, listToFollow } from '../../../../contract/finding'
import type { ReadPeriod } from '../../../../src/domain/people/account/most-read'
import { cardOf } from '../../../kernel/contents/cards'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { typesOf } from '../../../kernel/lists/types-of'
import type { PlatformFeature } from '../../../kernel/platform'
import { siteToday } from '../../../kernel/site/site-today'
import { listedTypes } from '../../media/feed/feed.queries'
import { weekPeriod } from '../../people/account/account.schema'
import { readArea } from '../../people/account/read-area'
import { selectMuchRead, type ReadScope } from './much-read.queries'
import { selectToFollow } from './to-follow.queries'

/** What is read in the neighbourhood, and whom to follow (S078). */
export const findingFeature: PlatformFeature = {
  name: 'finding',
  routes: (app) => {
    const { platform } = app

    async function resolveScope(
      database: Database,
      query: { readonly city?: string | undefined; readonly types?: string | undefined },
      period: ReadPeriod,
    ): Promise<ReadScope> {
      const types = typesOf(query.types, listedTypes)
      return {
        area: await readArea(queriesOf(database), query.city),
        period: period === 'today' ? await siteToday(database, platform.now()) : weekPeriod,
        types: types.length === 0 ? listedTypes : types,
      }
    }

    serve(app, listMuchRead, async ({ query, caller, database }) => {
      const scope = await resolveScope(database, query, query.period)
      const after = cursorValues(query.cursor, 'ns')
      const rows = await selectMuchRead(queriesOf(database), scope, viewerOf(caller), query.page_size + 1, after)
      const page = listPage(
        rows,
        query.page_size,
        ({ readers, content_id: id }) => [readers, id],
        (row) => row,
      )
      return {
        ...page,
        items: page.items.flatMap(({ shown_id: id, card, readers }) =>
          id === null ? [] : [{ item: cardOf(card), readers }],
        ),
      }
    })

    serve(app, listToFollow, async ({ query, caller, database }) => {
      if (query.kind === 'member') await countExposure(database, 'to-follow', { caller, platform, at: platform.now() })
      const rows = await selectToFollow(
        queriesOf(database),
        await resolveScope(database, query, 'week'),
        query.kind,
        viewerOf(caller),
        query.page_size + 1,
        cursorValues(query.cursor, 'ns'),
      )
      return listPage(
        rows,
        query.page_size,
        ({ readers, id }) => [readers, id],
        ({ readers: _readers, ...publisher }) => publisher,
      )
    })
  },
}

const viewerOf = ({ language, member }: Caller) => ({ language, viewer: member?.id ?? null })
