import type { Language } from '../../../src/domain/frame/site/preferences'
import { addressLanguage, languageNamedIn } from '../../../src/domain/frame/navigation/outside-address'
import type { BuiltRenderer } from '../../../contract/first-view'

/** The request for which a page is drawn. */
export interface DrawnVisit {
  /** Path and query. */
  readonly url: string
  readonly cookies: Readonly<Record<string, string>>
  readonly language: Language
  /** The language of the page's canonical address: the language that the address names, or the city's own. */
  readonly addressed: Language
  /** Cache key under which the page is shared; null for a page of one visitor. */
  readonly key: string | null
}

/**
 * The cookies that a guest's page may depend on. Other cookies, like query parameters that the screen does not read,
 * are withheld from the renderer, so that they cannot leak into a shared page.
 */
const sharedCookies = ['city', 'firstPage', 'preferences']
const longestValue = 300

/** Stands for every member's token where all of them share a page. */
const anyMember = 'member'

/** Reads a visit from a request; with the cookie `authorization` it is a member's. */
export function visitOf(
  url: string,
  cookieHeader: string | undefined,
  acceptedLanguage: Language,
  pageInputs: BuiltRenderer['pageInputs'],
): DrawnVisit {
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  const languageInUrl = queryStart === -1 ? null : languageNamedIn(url.slice(queryStart))
  // The language that an address names replaces the browser's language. Such an address is canonical by itself, so its
  // language is part of the key, too.
  const language = languageInUrl ?? acceptedLanguage
  const addressed = languageInUrl ?? addressLanguage
  const cookies = parseCookies(cookieHeader)
  const isMember = !['', 'guest'].includes(cookies.authorization ?? '')
  const { queries, isForMembers } = pageInputs(path)
  const isOwn = queries === null ? isMember || queryStart !== -1 : isMember && !isForMembers
  if (isOwn) return { url, cookies, language, addressed, key: null }
  const sharedUrl = queryStart === -1 ? url : withQueries(path, url.slice(queryStart + 1), queries ?? [])
  const seenCookies: Record<string, string> = isMember ? { authorization: anyMember } : {}
  let key = `${language} ${addressed} ${sharedUrl}${isMember ? '\nmember' : ''}`
  for (const name of sharedCookies) {
    const value = cookies[name]
    if (value === undefined || value.length > longestValue) continue
    seenCookies[name] = value
    // Neither an address nor a quoted value can contain a line feed.
    key += `\n${name}=${JSON.stringify(value)}`
  }
  return { url: sharedUrl, cookies: seenCookies, language, addressed, key }
}

/** An address with only those query parameters that its page depends on. */
function withQueries(path: string, query: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(query)
  const parametersRead = new URLSearchParams()
  for (const name of names) {
    const value = parameters.get(name)
    if (value !== null && value.length <= longestValue) parametersRead.set(name, value)
  }
  return parametersRead.size === 0 ? path : `${path}?${parametersRead.toString()}`
}

/**
 * Parses cookies by name. When a name occurs twice, its first value counts. A value that is not properly encoded is
 * left as it is.
 */
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
