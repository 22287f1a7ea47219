import * as z from 'zod/mini'
import { feedItemSchema, linkSchema, typesQuery } from './feed'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { foundCodes } from '../src/domain/overview/search/found-kinds'
import { searchOrders } from '../src/domain/overview/search/search-order'
import { count, flag, id, pageOf, pageQueryShape, placeQueryShape } from './fields'
import { guideDepartmentSchema } from './guides'

/** The words to search for; a text of punctuation alone finds nothing. */
const q = z.string().check(z.maxLength(200))
/** Limits the search to one organisation, or to the posts of one circle (S051). */
const scope = { organisation_id: z.optional(id) }

const order = z._default(z.enum(searchOrders), 'fit')

/**
 * The type of a result: a content, a channel (20), a wish (30), an organisation (40), a host (41), a service (42), an
 * activity (43), a team (44), a project (45), a venue (46), an amenity (47), a guide (48), a circle (49) or a page of
 * the builder (50).
 */
const foundType = z.literal([...foundCodes])
export const foundItemSchema = z.extend(feedItemSchema, {
  type: foundType,
  /** Whether a channel is radio or TV; null for other types. */
  medium: z.nullable(z.enum(['radio', 'tv'])),
  /** The target of a service of the site; null for other types. */
  link: z.nullable(linkSchema),
  /**
   * The words by which a result was found that lacks some of the search's words; null for a result that has all of
   * them. They are the normalised words of its title and summary that match the search by word, synonym, pinyin or
   * corrected spelling.
   */
  found_by: z.nullable(z.array(z.string())),
  /** What of title and summary the search found, as they have it: whole words, and Chinese characters. */
  marks: z.array(z.string()),
})
export type FoundItemDto = z.input<typeof foundItemSchema>

export const search = endpoint({
  id: null,
  name: 'search',
  method: 'GET',
  url: '/v1/search',
  summary:
    'Everything with these words, the last of which may be half typed. By fit: in the title first; services, people, places and channels, then the newest. Where nothing has all of them, what has most of them, also in other words',
  query: z.object({ q, ...pageQueryShape, ...placeQueryShape, ...scope, types: typesQuery, order }),
  showsPlace: true,
  answer: pageOf(foundItemSchema),
})

export const countSearch = endpoint({
  id: null,
  name: 'countSearch',
  method: 'GET',
  url: '/v1/search/counts',
  summary: 'How many results of each type a search has, up to one hundred, and what it may mean',
  query: z.object({ q, ...placeQueryShape, ...scope, types: typesQuery }),
  showsPlace: true,
  answer: z.object({
    items: z.array(z.object({ type: foundType, count })),
    /** The search with its misspelled words corrected; null where it finds what it says. */
    did_you_mean: z.nullable(z.string()),
  }),
})

export const listFoundGuideDepartments = endpoint({
  id: null,
  name: 'listFoundGuideDepartments',
  method: 'GET',
  url: '/v1/search/guide_departments',
  summary: 'The departments that have guides, those with most that a search finds first',
  query: z.object({ q }),
  answer: z.object({ items: z.array(guideDepartmentSchema) }),
})

export const listSearchSuggestions = endpoint({
  id: null,
  name: 'listSearchSuggestions',
  method: 'GET',
  url: '/v1/search/suggestions',
  summary: 'Searches that begin with what is typed: those of many people, completed words, titles',
  query: z.object({ q, ...placeQueryShape, ...scope }),
  showsPlace: true,
  answer: z.object({ items: z.array(z.string()) }),
})

export const getSearchStart = endpoint({
  id: null,
  name: 'getSearchStart',
  method: 'GET',
  url: '/v1/search/start',
  summary: 'What a search begins with: what many people look for, and the organisation or circle that is searched',
  isKeptOffline: true,
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
