import { originOf } from '../shared/parses'

/** Whether two absolute addresses have the same origin, however they write scheme, host and port. */
export function isSameOrigin(one: string, other: string): boolean {
  const origin = originOf(one)
  return origin !== null && origin === originOf(other)
}

/**
 * Path, query and hash of an absolute address of this site, as the address writes them; null for any other address. No
 * other code decides whether an address is the site's own.
 * @param origin The site's own origin.
 */
export function ownPath(address: string, origin: string): string | null {
  const pathInUrl = /^https?:\/\/[^/?#\\]*([^]*)$/i.exec(address)?.[1]
  if (pathInUrl === undefined || !isSameOrigin(address, origin)) return null
  return pathInUrl.startsWith('/') ? pathInUrl : `/${pathInUrl}`
}
