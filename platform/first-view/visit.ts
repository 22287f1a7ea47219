import type { Language } from '../database/schema/localised'
import type { QueriesReadBy } from './renderer'

/** The request that a page is drawn for. */
export interface Visit {
  /** Path and query. */
  readonly url: string
  readonly cookies: Readonly<Record<string, string>>
  readonly language: Language
  /** Under which the page is shared; null for one that is somebody's own. */
  readonly key: string | null
}

/** What a page of a guest may depend on: any other cookie, as any query that its screen does not read, is not even seen, so that it cannot end up with another. */
const sharedCookies = ['city', 'firstPage', 'preferences']
const longestValue = 300

/** Reads a visit from a request; with the cookie `authorization` it is a member's. */
export function visitOf(
  url: string,
  cookieHeader: string | undefined,
  language: Language,
  queriesReadBy: QueriesReadBy,
): Visit {
  const cookies = parseCookies(cookieHeader)
  const token = cookies.authorization
  if (token !== undefined && token !== '' && token !== 'guest') return { url, cookies, language, key: null }
  const shared = sharedPartOf(url, queriesReadBy)
  if (shared === null) return { url, cookies, language, key: null }
  const seenCookies: Record<string, string> = {}
  let key = `${language} ${shared}`
  for (const name of sharedCookies) {
    const value = cookies[name]
    if (value === undefined || value.length > longestValue) continue
    seenCookies[name] = value
    // Neither an address nor what stands in quotes can hold the line's end.
    key += `\n${name}=${JSON.stringify(value)}`
  }
  return { url: shared, cookies: seenCookies, language, key }
}

/** An address with those of its queries that its page depends on; null when that is all of them. */
function sharedPartOf(url: string, queriesReadBy: QueriesReadBy): string | null {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  const names = queriesReadBy(path)
  if (names === null) return null
  const given = new URLSearchParams(url.slice(mark + 1))
  const seen = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null && value.length <= longestValue) seen.set(name, value)
  }
  return seen.size === 0 ? path : `${path}?${seen.toString()}`
}

/** Cookies by name; the first of a name counts, a value that is not well encoded stays as it came. */
function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  if (header === undefined) return cookies
  for (const part of header.slice(0, 8192).split(';')) {
    const equals = part.indexOf('=')
    if (equals < 1) continue
    const name = part.slice(0, equals).trim()
    if (!Object.hasOwn(cookies, name))
      cookies[name] = decode(
        part
          .slice(equals + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      )
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
