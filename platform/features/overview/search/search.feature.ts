import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import { countSearch, getSearchStart, listSearchSuggestions, recordSearch, search } from '../../../../contract/search'
import type { FoundItemDto } from '../../../../contract/search'
import { foundCodes } from '../../../../src/domain/overview/search/found-kinds'
import { indexedWords, queryKey, soughtWords } from '../../../../src/domain/overview/search/query'
import { getOrCreateSetting, readSetting } from '../../../kernel/database/settings'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { networkKey } from '../../../kernel/http/address-key'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { isFirst } from '../../../kernel/limits/first-of'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { PlatformFeature } from '../../../kernel/platform'
import { cardOf } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { selectPlaces } from '../../media/feed/feed.queries'
import { listPage } from '../../../kernel/lists/list-page'
import { typesOf } from '../../../kernel/lists/types-of'
import { countPhrase, forgetPhrases, isCountable, isDecent, selectHotWords } from './hot-words'
import { indexMissing } from '../../frame/search-index/index-contents'
import { countFound } from './count-found'
import type { FoundThing } from '../../../kernel/search/found-source'
import { cardOfThing, keyOfThing, readThings } from '../../frame/search-index/found-things'
import { readQuestion } from './read-question'
import { wordForWord } from '../../frame/search-index/search-match'
import type { Scope } from '../../frame/search-index/search-match'
import { isFound } from '../../frame/search-index/search-scan'
import { positionOfFound, selectFound, selectScope } from './search.queries'
import type { Found } from './search.queries'
import { suggest } from './suggest'

const hour = 3_600_000
const day = 24 * hour
/** The most searches of one address that are counted in an hour. */
const counted = { most: 60, window: hour }

interface ScopeQuery {
  readonly city?: string | undefined
  readonly organisation_id?: string | undefined
  readonly types?: string | undefined
}

/** The scope of a search: the requested types, what visitors of a place see, and one organisation. */
async function scopeOf(queries: Queries, query: ScopeQuery): Promise<Scope> {
  const types = typesOf(query.types, foundCodes)
  const places = await selectPlaces(queries, query.city)
  return { types, places, organisationId: query.organisation_id }
}

/** A result's card, or null for one that nobody may see any more. */
function answerOf(
  found: Found,
  things: ReadonlyMap<string, FoundThing>,
  { language, foundBy }: Asked,
): FoundItemDto | null {
  const { card, shown, channel_kind: kind, about } = found
  const thing = things.get(keyOfThing(found))
  if (card === null && thing === undefined) return null
  if (card !== null && !shown) return null
  const medium = kind === null ? null : kind === 2 ? ('tv' as const) : ('radio' as const)
  const item =
    card === null || thing !== undefined
      ? cardOfThing(found.type as FoundItemDto['type'], thing as FoundThing, language)
      : { ...cardOf(card), link: null, medium }
  const summary = about ?? item.summary
  const standing = new Set(foundBy === null ? [] : indexedWords(`${item.title}\n${summary}`))
  return { ...item, summary, found_by: foundBy?.filter((word) => standing.has(word)) ?? null }
}

interface Asked {
  readonly language: Language
  readonly foundBy: readonly string[] | null
}

export const searchFeature: PlatformFeature = {
  name: 'search',
  cleanUp: async (database, at, _log, { foundSources }) => {
    await forgetPhrases(database, at)
    // Indexes what was published without the platform, such as by an import: only recent contents each time, and
    // everything once.
    const isWhole = (await readSetting(database, 'search:whole')) !== null
    const sources = (await isFirst(database, 'search:things', at, hour)) ? foundSources : []
    await indexMissing(database, isWhole ? new Date(at.getTime() - 2 * day) : null, sources)
    if (!isWhole) await getOrCreateSetting(database, 'search:whole', at.toISOString())
  },
  routes: (app) => {
    const { platform } = app
    serve(app, search, async ({ query, caller, database }) => {
      const after = cursorValues(query.cursor, 'nts')
      const queries = queriesOf(database)
      const reading = await readQuestion(queries, query.q, await scopeOf(queries, query))
      if (reading === null) return { items: [], next_cursor: null }
      const { language } = caller
      const rows = await selectFound(queries, {
        sought: reading.sought,
        language,
        viewer: caller.member?.id ?? null,
        limit: query.page_size + 1,
        after,
      })
      const page = listPage(rows, query.page_size, positionOfFound, (row) => row)
      const things = await readThings(database, platform.foundSources, page.items)
      const asked = { language, foundBy: reading.foundBy }
      return { ...page, items: page.items.flatMap((row) => answerOf(row, things, asked) ?? []) }
    })

    serve(app, countSearch, async ({ query, database }) => {
      const queries = queriesOf(database)
      const scope = await scopeOf(queries, query)
      const types = scope.types.length === 0 ? foundCodes : scope.types
      const reading = await readQuestion(queries, query.q, scope)
      const counts = reading === null ? new Map<number, number>() : await countFound(queries, reading.sought, types)
      return { items: types.map((type) => ({ type, count: counts.get(type) ?? 0 })) }
    })

    serve(app, listSearchSuggestions, async ({ query, database }) => {
      const queries = queriesOf(database)
      const read = (entries: readonly { readonly type: number; readonly id: string }[]) =>
        readThings(database, platform.foundSources, entries)
      return { items: [...(await suggest(queries, query.q, await scopeOf(queries, query), read))] }
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

    serve(app, recordSearch, async ({ body, caller, database }) => {
      if (!isCountable(body.q)) return { counted: false }
      // Limits the searches of an address; the phrase itself is not stored with it.
      await consumeAllowance(
        database,
        `searches:${platform.signer.sign('address', caller.address)}`,
        counted,
        platform.now(),
      )
      const everywhere = { types: [], places: [], organisationId: undefined }
      const sought = { ...everywhere, meanings: wordForWord(soughtWords(body.q)) }
      if (!(await isFound(queriesOf(database), sought)) || !(await isDecent(queriesOf(database), body.q)))
        return { counted: false }
      // The guests of one network count as one person, since one guest could pretend to be many.
      const person = caller.member?.id ?? networkKey(caller.address)
      const searcher = platform.signer.sign('search', `${queryKey(body.q)}\n${person}`)
      return { counted: await countPhrase(database, body.q, searcher, platform.now()) }
    })
  },
}
