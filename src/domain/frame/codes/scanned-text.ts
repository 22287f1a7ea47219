import { parseExternalUrl } from '../navigation/external-url'
import { ownPath } from '../navigation/own-address'
import { safePath, type RedirectRules } from '../navigation/safe-redirect'
import { shownHost } from '../navigation/shown-host'

/** The meaning of a scanned or typed text. `text` is the whole text without surrounding white space. */
export type ScannedText = { readonly text: string } & (
  | { readonly kind: 'screen'; readonly path: string }
  /** The text is an address of this site that has no screen in this version. */
  | { readonly kind: 'no-screen' }
  /** The text is the address of another host. */
  | { readonly kind: 'website'; readonly url: string; readonly host: string }
  /** The text is a phone number or a mail address. */
  | { readonly kind: 'phone' | 'mail'; readonly url: string }
  | { readonly kind: 'text' }
)

/** A text that is not opened at once, but shown first. */
export type ShownText = Exclude<ScannedText, { readonly kind: 'screen' }>

/**
 * Finds the meaning of a scanned text. The site's own codes are addresses of the site, so that the camera app of any
 * phone opens them; the screen at that address checks the code.
 */
export function readScannedText(scanned: string, rules: RedirectRules): ScannedText {
  const text = scanned.trim()
  const local = localPart(text, rules.origin)
  if (local !== null) {
    const path = safePath(local, rules)
    return path === null ? { kind: 'no-screen', text } : { kind: 'screen', path, text }
  }
  // An address may lack its scheme, as on a sign, or as people type it.
  const external = parseExternalUrl(/^www\./i.test(text) ? `https://${text}` : text)
  if (external === null) return { kind: 'text', text }
  const { scheme, url } = external
  if (scheme === 'tel') return { kind: 'phone', url, text }
  if (scheme === 'mailto') return { kind: 'mail', url, text }
  const host = shownHost(url)
  return host === null ? { kind: 'text', text } : { kind: 'website', url, host, text }
}

/**
 * Path, query and hash of an address of this site; null for any other text. Scheme and letter case make no difference,
 * because codes are printed in capitals to be smaller, and addresses are typed without a scheme.
 */
function localPart(text: string, origin: string): string | null {
  if (/^\/(?!\/)/.test(text)) return text
  const host = origin.replace(/^https?:\/\//, '')
  const isTyped = /^[^/?#@\\]+(?:[/?#]|$)/.test(text)
  const address = isTyped && !/^https?:/i.test(text) ? `https://${text}` : text
  return ownPath(address, `https://${host}`) ?? ownPath(address, `http://${host}`)
}
