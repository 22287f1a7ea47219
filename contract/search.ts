import * as z from 'zod/mini'
import { feedItemSchema, linkSchema, typesQuery } from './feed'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { foundCodes } from '../src/domain/overview/search/found-kinds'
import { count, flag, id, pageOf, pageQueryShape, placeQueryShape } from './fields'

/** Words that are sought; a search of signs alone finds nothing. */
const q = z.string().check(z.maxLength(200))
/** Search within one organisation. */
const scope = { organisation_id: z.optional(id) }

/**
 * A content of a list, a channel (20), a wish (30), an organisation (40), a host (41), a service (42), an activity (43), a
 * team (44), a project (45) or a venue (46).
 */
const foundType = z.literal([...foundCodes])
export const foundItemSchema = z.extend(feedItemSchema, {
  type: foundType,
  /** Of a channel. */
  medium: z.nullable(z.enum(['radio', 'tv'])),
  /** Of a service of the site: where it leads. */
  link: z.nullable(linkSchema),
  /**
   * Null where all words that were sought are found. Otherwise it was found by some of them, by other words for them, by
   * pinyin, or in the right spelling: those of these words that its title and its summary have, as they are compared.
   */
  found_by: z.nullable(z.array(z.string())),
})
export type FoundItemDto = z.infer<typeof foundItemSchema>

export const search = endpoint({
  id: null,
  name: 'search',
  method: 'GET',
  url: '/v1/search',
  summary:
    'Everything with these words: in the title first; services, people, places and channels, then the newest. Where nothing has all of them, what has most of them, also in other words',
  query: z.object({ q, ...pageQueryShape, ...placeQueryShape, ...scope, types: typesQuery }),
  placed: true,
  answer: pageOf(foundItemSchema),
})

/** The greatest count that is exact; a greater one is sent as one more. */
export const mostCounted = 99

export const countSearch = endpoint({
  id: null,
  name: 'countSearch',
  method: 'GET',
  url: '/v1/search/counts',
  summary: 'How many results of each type a search has, up to one hundred',
  query: z.object({ q, ...placeQueryShape, ...scope, types: typesQuery }),
  placed: true,
  answer: z.object({ items: z.array(z.object({ type: foundType, count })) }),
})

export const listSearchSuggestions = endpoint({
  id: null,
  name: 'listSearchSuggestions',
  method: 'GET',
  url: '/v1/search/suggestions',
  summary: 'Searches that begin with what is typed: those of many people, completed words, titles',
  query: z.object({ q, ...placeQueryShape, ...scope }),
  placed: true,
  answer: z.object({ items: z.array(z.string()) }),
})

export const getSearchStart = endpoint({
  id: null,
  name: 'getSearchStart',
  method: 'GET',
  url: '/v1/search/start',
  summary: 'What a search begins with: what many people look for, and the organisation that is searched',
  keptOffline: true,
  query: z.object(scope),
  answer: z.object({ hot_words: z.array(z.string()), organisation: z.nullable(z.object({ id, name: z.string() })) }),
  errors: [errorCodes.gone],
})

export const recordSearch = endpoint({
  id: null,
  name: 'recordSearch',
  method: 'POST',
  url: '/v1/search/searches',
  summary: 'Counts a search that found something, without who searched; many of them make a hot word',
  body: z.object({ q }),
  answer: z.object({ counted: flag }),
})
