import { takeToken } from '../session/token-name'
import { domainUrl } from './external-url'
import { innerLinkUrl } from './inner-link'
import { isSameOrigin } from './own-address'

export interface PcVisit {
  readonly isDesktop: boolean
  readonly inFrame: boolean
  /** The origin of this client. */
  readonly origin: string
  /** The path, with query and hash. */
  readonly path: string
  /** The PC domain of the configuration: a host, with or without its scheme. */
  readonly pcDomain: string | null
}

/**
 * The address to which a desktop browser is redirected: the same path on the PC domain (B09). Null when the visitor
 * stays here: on a phone, in a frame, on a preview of a page, with the query that a native app adds, when there is no
 * PC domain, and when the PC domain is this client itself.
 */
export function pcRedirect({ isDesktop, inFrame, origin, path, pcDomain }: PcVisit): string | null {
  if (!isDesktop || inFrame || pcDomain === null || isPreview(path) || hasAppQuery(path)) return null
  const base = pcOrigin(pcDomain)
  if (base === null || isSameOrigin(base, origin)) return null
  return base + (path.startsWith('/') ? path : `/${path}`)
}

/** Whether the address carries the token that a native app adds when it opens the address (B41). */
function hasAppQuery(path: string): boolean {
  return takeToken(path).token !== null
}

/** Whether the path is a preview, which is viewed on a desktop as the phone will show it (S034, S160). */
function isPreview(path: string): boolean {
  return /^\/(?:preview\/|videos\/[^/?#]+\/preview\/?(?:[?#]|$))/i.test(path)
}

function pcOrigin(domain: string): string | null {
  const url = innerLinkUrl(domainUrl(domain))
  return url === null ? null : (/^https?:\/\/[^/?#]+/i.exec(url)?.[0] ?? null)
}
