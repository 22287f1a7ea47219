import { parseExternalUrl } from './external-url'

/** The path that shows an external page inside the client (S021, B03); null for anything but a web page. */
export function innerLinkPath(url: unknown): string | null {
  const page = innerLinkUrl(url)
  return page === null ? null : `/inner-link?link=${encodeURIComponent(page)}`
}

/**
 * The address in the `link` query of /inner-link. It must be a web page, since only those can be framed (S021); null
 * otherwise.
 */
export function innerLinkUrl(link: unknown): string | null {
  const parsed = parseExternalUrl(link)
  return parsed !== null && (parsed.scheme === 'https' || parsed.scheme === 'http') ? parsed.url : null
}
