import { innerLinkPath } from './inner-link'
import { parseExternalUrl } from './external-url'

/** The target of a link: a screen of this client, or an address outside. */
export type Target =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }

export function pathTarget(path: string): Target {
  return { kind: 'path', path }
}

/** A target outside the client, with an allowed scheme; null for any other address. */
export function externalTarget(url: unknown): Target | null {
  const parsed = parseExternalUrl(url)
  return parsed === null ? null : { kind: 'external', url: parsed.url }
}

/**
 * A target that shows an external page inside the client (S021); null for an address that the frame's screen refuses.
 */
export function innerLinkTarget(url: unknown): Target | null {
  const path = innerLinkPath(url)
  return path === null ? null : pathTarget(path)
}

/**
 * An id of the server as one path segment. Null for an id that would lead elsewhere: an empty one, or a dot segment,
 * which browsers resolve even when it is encoded.
 */
export function pathSegment(id: unknown): string | null {
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id
  if (typeof text !== 'string' || text === '' || text === '.' || text === '..') return null
  // A lone surrogate is replaced, because it cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}
