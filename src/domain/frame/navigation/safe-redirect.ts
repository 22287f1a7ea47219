import { originOf } from '../shared/parses'
import { innerLinkUrl } from './inner-link'
import { ownPath } from './own-address'

/** The path that replaces an unsafe redirect. */
export const redirectFallback = '/mine'

export interface RedirectRules {
  /** The origin of this client: scheme, host and port, without a trailing slash. */
  readonly origin: string
  /** Whether this client has a screen for a path (decoded, without query). */
  readonly isKnownRoute: (path: string) => boolean
  /** The origins of the sites that take members of this one (C068). */
  readonly partners?: readonly string[]
}

const longest = 2048
/** Control and format characters, lone surrogates, any space, and the backslash, which browsers treat as a slash. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\\]/u
/**
 * Percent-encoded characters that a second decoding would turn into a slash, a backslash, a percent sign or a control
 * character.
 */
const doublyEncoded = /%(?:2f|5c|25|[01][\da-f]|7f)/i

/**
 * A redirect target (login, bind, auth, initialize-login, jump_url) as a path of this client with its query and hash.
 * Only the same origin and a known route pass; anything doubtful leads to /mine. The target is parsed by hand and
 * strictly, so that an accepted target means the same to every URL parser.
 */
export function safeRedirect(value: unknown, rules: RedirectRules): string {
  return safePath(value, rules) ?? redirectFallback
}

/** Like `safeRedirect`, but null for an unsafe target. */
export function safePath(value: unknown, { origin, isKnownRoute, partners = [] }: RedirectRules): string | null {
  if (typeof value !== 'string' || value.length > longest || invisible.test(value)) return null
  const local = ownPath(value, origin) ?? value
  const path = /^[^?#]*/.exec(local)?.[0] ?? ''
  const segments = readPath(path)
  if (segments === null) return null
  const screen = (segments[0] ?? '').toLowerCase()
  // A redirect never leads back to the login. It leads to the screen that frames external pages only for a page of a
  // partner, because that screen leads out of the site.
  if (screen === 'login' || (screen === 'inner-link' && !framesPartner(local, partners))) return null
  return isKnownRoute(`/${segments.join('/')}`) ? local : null
}

/** Whether a path shows a partner's page. It has one parameter, so that no second one can name another page. */
function framesPartner(path: string, partners: readonly string[]): boolean {
  const [, link] = /^[^?#]*\?link=([^&#]*)$/.exec(path) ?? []
  const page = link === undefined ? null : innerLinkUrl(decode(link))
  return page !== null && partners.includes(originOf(page) ?? '')
}

/** The decoded segments of a path; null unless it is absolute, with no empty, dot or doubly encoded segment. */
function readPath(path: string): readonly string[] | null {
  if (!path.startsWith('/') || doublyEncoded.test(path)) return null
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(1, -1) : path.slice(1)
  if (trimmed === '') return path === '/' ? [] : null
  const segments = trimmed.split('/').map(decode)
  return segments.every(isPlainSegment) ? segments : null
}

function isPlainSegment(segment: string | null): segment is string {
  return (
    segment !== null &&
    segment !== '' &&
    segment !== '.' &&
    segment !== '..' &&
    !/[\p{Cc}\p{Cf}\p{Cs}\\/]/u.test(segment)
  )
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
