import { errorCodes } from '../../../contract/envelope'
import {
  countSearch,
  getSearchStart,
  listSearchSuggestions,
  listShorterSearches,
  recordSearch,
  search,
} from '../../../contract/search'
import type { FoundItemDto } from '../../../contract/search'
import { foundCodes } from '../../../src/domain/search/found-kinds'
import { queryKey, shorterQueries, soughtWords } from '../../../src/domain/search/query'
import { seedSearch } from '../../demo/seeding/seed-search'
import { demoWords } from '../../demo/seeding/seeding.words'
import { getOrCreateSetting, readSetting } from '../../database/settings'
import { queriesOf } from '../../database/queries'
import type { Queries } from '../../database/queries'
import { networkKey } from '../../http/address-key'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import { take } from '../../limits/allowance'
import type { Feature } from '../../platform'
import { cardOf } from '../feed/cards'
import { positionOf } from '../feed/cursor'
import { selectPlaces } from '../feed/feed.queries'
import { listPage } from '../feed/list-page'
import { typesOf } from '../feed/types-of'
import { countPhrase, forgetPhrases, isCountable, isDecent, selectHotWords } from './hot-words'
import { indexMissing } from './index-contents'
import type { Sought } from './search-match'
import { countFound, positionOfFound, selectFound, selectScope } from './search.queries'
import type { Found } from './search.queries'
import { suggest } from './suggest'

const day = 86_400_000
/** Searches of one address that are counted in an hour. */
const counted = { most: 60, window: 3_600_000 }

interface ScopeQuery {
  readonly city?: string | undefined
  readonly organisation_id?: string | undefined
  readonly types?: string | undefined
}

/** Where is sought: in the types of the asker, in what the visitors of a place see, in one organisation. */
async function scopeOf(queries: Queries, query: ScopeQuery): Promise<Omit<Sought, 'words'>> {
  const types = typesOf(query.types, foundCodes)
  const places = await selectPlaces(queries, query.city)
  return { types, places, organisationId: query.organisation_id }
}

function answerOf({ card, channel_kind: kind, about }: Found): FoundItemDto {
  const item = cardOf(card)
  return { ...item, summary: about ?? item.summary, medium: kind === null ? null : kind === 2 ? 'tv' : 'radio' }
}

export const searchFeature: Feature = {
  name: 'search',
  demo: [{ what: demoWords.search, seed: seedSearch }],
  cleanUp: async (database, at) => {
    await forgetPhrases(database, at)
    // What was published beside the platform, such as by an import: the latest each time, all of it once.
    const isWhole = (await readSetting(database, 'search:whole')) !== null
    await indexMissing(database, isWhole ? new Date(at.getTime() - 2 * day) : null)
    if (!isWhole) await getOrCreateSetting(database, 'search:whole', at.toISOString())
  },
  routes: (app) => {
    serve(app, search, async ({ query, caller, database }) => {
      const words = soughtWords(query.q)
      const after = positionOf(query.cursor, 'nts')
      const queries = queriesOf(database)
      const scope = await scopeOf(queries, query)
      if (words.length === 0) return { items: [], next_cursor: null }
      const rows = await selectFound(queries, {
        sought: { ...scope, words },
        language: caller.language,
        viewer: caller.member?.id ?? null,
        limit: query.page_size + 1,
        after,
      })
      const page = listPage(rows, query.page_size, positionOfFound, (row) => row)
      return { ...page, items: page.items.filter(({ shown }) => shown).map(answerOf) }
    })

    serve(app, countSearch, async ({ query, database }) => {
      const words = soughtWords(query.q)
      const queries = queriesOf(database)
      const scope = await scopeOf(queries, query)
      const types = scope.types.length === 0 ? foundCodes : scope.types
      const counts =
        words.length === 0 ? new Map<number, number>() : await countFound(queries, { ...scope, words }, types)
      return { items: types.map((type) => ({ type, count: counts.get(type) ?? 0 })) }
    })

    serve(app, listSearchSuggestions, async ({ query, database }) => {
      const queries = queriesOf(database)
      return { items: [...(await suggest(queries, query.q, await scopeOf(queries, query)))] }
    })

    serve(app, getSearchStart, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      const { organisation_id: id } = query
      if (id === undefined)
        return { hot_words: [...(await selectHotWords(queries, caller.language))], organisation: null }
      const organisation = await selectScope(queries, id, caller.language)
      if (organisation === undefined) throw new Refusal(errorCodes.gone)
      return { hot_words: [], organisation }
    })

    serve(app, listShorterSearches, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      const scope = await scopeOf(queries, query)
      const items: string[] = []
      for (const shorter of shorterQueries(query.q)) {
        const words = soughtWords(shorter)
        if (words.length === 0) continue
        const found = await selectFound(queries, {
          sought: { ...scope, words },
          language: caller.language,
          viewer: null,
          limit: 1,
          after: null,
        })
        if (found.length > 0) items.push(shorter)
      }
      return { items: [...new Set(items)] }
    })

    serve(app, recordSearch, async ({ body, caller, database, platform }) => {
      if (!isCountable(body.q)) return { counted: false }
      // Counts searches of an address, not what was sought.
      await take(database, `searches:${platform.signer.sign('address', caller.address)}`, counted, platform.now())
      const everywhere = { types: [], places: [], organisationId: undefined }
      const question = { language: caller.language, viewer: null, limit: 1, after: null }
      const sought = { ...everywhere, words: soughtWords(body.q) }
      const found = await selectFound(queriesOf(database), { ...question, sought })
      if (found.length === 0 || !(await isDecent(queriesOf(database), body.q))) return { counted: false }
      // The guests of one network count as one person: they are as many as one of them likes.
      const person = caller.member?.id ?? networkKey(caller.address)
      const searcher = platform.signer.sign('search', `${queryKey(body.q)}\n${person}`)
      return { counted: await countPhrase(database, body.q, searcher, platform.now()) }
    })
  },
}
