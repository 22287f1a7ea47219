import { innerLinkUrl } from './inner-link'
import { shownHost } from './shown-host'
import { ownPath } from './own-address'
import { safePath, type RedirectRules } from './safe-redirect'

/** How the screen of an external link treats it (S021). */
export type InnerLink =
  /** The address is not that of a web page, or must not be followed. */
  | { readonly kind: 'refused' }
  /** The address is a page of this client, which needs no frame. */
  | { readonly kind: 'own'; readonly path: string }
  /** The page has no TLS, so that browsers refuse to show it in a frame; it can only be opened outside. */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }
  | { readonly kind: 'framed'; readonly url: string; readonly host: string }

/** Reads the `link` query of /inner-link, which anybody may write. */
export function readInnerLink(link: unknown, rules: RedirectRules): InnerLink {
  const own = typeof link === 'string' ? ownPath(link.trim(), rules.origin) : null
  if (own !== null) {
    const path = safePath(own, rules)
    return path === null ? { kind: 'refused' } : { kind: 'own', path }
  }
  const url = innerLinkUrl(link)
  const host = url === null ? null : shownHost(url)
  if (url === null || host === null) return { kind: 'refused' }
  return { kind: /^https:/i.test(url) ? 'framed' : 'outside', url, host }
}
