import { errorCodes } from '../../../../contract/envelope'
import {
  countSearch,
  getSearchStart,
  listFoundGuideDepartments,
  listSearchSuggestions,
  recordSearch,
  search,
} from '../../../../contract/search'
import { foundCodes } from '../../../../src/domain/overview/search/found-kinds'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { countInCircle, findSearchedCircle, searchCircle } from '../../civic/circles/search-circle'
import { selectPlaces } from '../../media/feed/feed.queries'
import { typesOf } from '../../../kernel/lists/types-of'
import { forgetPhrases, selectHotWords } from './hot-words'
import { countFound } from './count-found'
import { readThings } from '../../frame/search-index/found-things'
import { readUnwanted } from '../../participation/reports/is-content-shown-to'
import { countSearchedPhrase } from './count-searched-phrase'
import { readGuideDepartments } from './guide-departments'
import { indexImported } from './index-imported'
import { readFoundPage } from './read-found-page'
import { readQuestion } from './read-question'
import type { Scope } from '../../frame/search-index/search-match'
import { selectScope } from './search.queries'
import { suggest, type TitleReader } from './suggest'

interface ScopeQuery {
  readonly city?: string | undefined
  readonly organisation_id?: string | undefined
  readonly types?: string | undefined
}

/** The circle in which a search looks; null for a search in an organisation, or everywhere. */
const circleOf = async (database: Database, { member, language }: Caller, { organisation_id: id }: ScopeQuery) =>
  id === undefined ? null : await findSearchedCircle(database, id, { id: member?.id ?? null, language })

/** The scope of a search: the requested types, what visitors of a place see, and one organisation. */
async function resolveScope(queries: Queries, query: ScopeQuery): Promise<Scope> {
  const types = typesOf(query.types, foundCodes)
  const places = await selectPlaces(queries, query.city)
  return { types, places, organisationId: query.organisation_id }
}

export const searchFeature: PlatformFeature = {
  name: 'search',
  cleanUp: async (database, at, _log, { searchableSources }) => {
    await forgetPhrases(database, at)
    await indexImported(database, at, { searchableSources })
  },
  routes: (app) => {
    const { platform } = app
    serve(app, search, async ({ query, caller, database }) => {
      const circle = await circleOf(database, caller, query)
      if (circle !== null) {
        const { q: phrase, page_size: size, cursor } = query
        const searcher = { id: caller.member?.id ?? null, language: caller.language }
        return await searchCircle(database, circle, { phrase, size, cursor }, searcher)
      }
      const scope = await resolveScope(queriesOf(database), query)
      return await readFoundPage(database, platform.searchableSources, {
        phrase: query.q,
        scope,
        language: caller.language,
        viewer: caller.member?.id ?? null,
        authors: platform.contentAuthors,
        size: query.page_size,
        order: query.order,
        after: cursorValues(query.cursor, 'nts'),
      })
    })

    serve(app, countSearch, async ({ query, caller, database }) => {
      const circle = await circleOf(database, caller, query)
      if (circle !== null)
        return {
          items: [{ type: contentKinds.circlePost.code, count: await countInCircle(database, circle, query.q) }],
          did_you_mean: null,
        }
      const queries = queriesOf(database)
      const scope = await resolveScope(queries, query)
      const types = scope.types.length === 0 ? foundCodes : scope.types
      const reading = await readQuestion(queries, query.q, scope)
      const counts = reading === null ? new Map<number, number>() : await countFound(queries, reading.search, types)
      return {
        items: types.map((type) => ({ type, count: counts.get(type) ?? 0 })),
        did_you_mean: reading?.meant ?? null,
      }
    })

    serve(app, listFoundGuideDepartments, async ({ query, caller, database }) => ({
      items: await readGuideDepartments(queriesOf(database), query.q, caller.language),
    }))

    serve(app, listSearchSuggestions, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      // What is written in a circle completes nothing that somebody types.
      if ((await circleOf(database, caller, query)) !== null) return { items: [] }
      const viewer = caller.member?.id ?? null
      const titles: TitleReader = {
        things: (entries) => readThings(database, platform.searchableSources, entries),
        unwanted: (ids) => readUnwanted(queries, viewer, platform.contentAuthors, ids),
      }
      return { items: [...(await suggest(queries, query.q, await resolveScope(queries, query), titles))] }
    })

    serve(app, getSearchStart, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      const { organisation_id: id } = query
      if (id === undefined)
        return { hot_words: [...(await selectHotWords(queries, caller.language))], organisation: null }
      const circle = await circleOf(database, caller, query)
      const organisation = circle === null ? await selectScope(queries, id, caller.language) : { id, name: circle.name }
      if (organisation === null) throw new Refusal(errorCodes.gone)
      return { hot_words: [], organisation }
    })

    serve(app, recordSearch, async ({ body, caller, database }) => ({
      counted: await countSearchedPhrase(database, platform, caller, body.q, platform.now()),
    }))
  },
}
