import type { FoundKind } from '../../../domain/overview/search/found-kinds'

export const searchPath = '/search'
/** The path of the results of a search. */
export const searchOfPath = (query: string) => `${searchPath}?q=${encodeURIComponent(query)}`
/** The path of a search for one kind of results. */
export const searchForPath = (kind: FoundKind) => `${searchPath}?type=${kind}`
/** The path of a search within one organisation (S051). */
export const searchWithinPath = (id: string) => `/group-search/${encodeURIComponent(id)}`
