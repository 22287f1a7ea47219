export type RequestKind = 'navigation' | 'static' | 'image' | 'content' | 'other'

declare const TOWNSQUARE_KEPT_ADDRESSES: readonly string[]

/**
 * Matches the addresses whose last good copy may be shown again, as the contract marks them. Nothing of an account is
 * among them.
 */
const content = new RegExp(
  `^(?:${TOWNSQUARE_KEPT_ADDRESSES.map((address) => address.replace(/:\w+/g, '[^/]+')).join('|')})$`,
)

export function isContent(path: string): boolean {
  return content.test(path)
}

/** How the worker handles a request; 'other' is not intercepted. */
export function kindOf(
  request: Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>,
  origin: string,
): RequestKind {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return 'other'
  if (request.mode === 'navigate')
    return /^\/(docs|demo|health|ready|embed|calendar|feeds|oembed|sitemap)(\/|$)/.test(url.pathname)
      ? 'other'
      : 'navigation'
  if (url.pathname.startsWith('/static/')) return 'static'
  if (request.destination === 'image') return 'image'
  return isContent(url.pathname) ? 'content' : 'other'
}
