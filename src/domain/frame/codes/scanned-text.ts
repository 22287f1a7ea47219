import { parseExternalUrl } from '../navigation/external-url'
import { ownPath } from '../navigation/own-address'
import { safePath, type RedirectRules } from '../navigation/safe-redirect'
import { hostOf } from '../shared/parses'

/** What a scanned or typed text is. `text` is the whole of it, without the white space around. */
export type ScannedText = { readonly text: string } & (
  | { readonly kind: 'screen'; readonly path: string }
  /** An address of this site without a screen in this version. */
  | { readonly kind: 'no-screen' }
  /** A page of another host. */
  | { readonly kind: 'website'; readonly url: string; readonly host: string }
  /** A phone number or a mail address. */
  | { readonly kind: 'phone' | 'mail'; readonly url: string }
  | { readonly kind: 'text' }
)

/** What is not opened at once, but shown first. */
export type ShownText = Exclude<ScannedText, { readonly kind: 'screen' }>

/**
 * What a scanned text is. The site's own codes are addresses of the site as well, so that the camera app of any phone
 * opens them; the screen of the address judges the code.
 */
export function readScannedText(scanned: string, rules: RedirectRules): ScannedText {
  const text = scanned.trim()
  const local = localPart(text, rules.origin)
  if (local !== null) {
    const path = safePath(local, rules)
    return path === null ? { kind: 'no-screen', text } : { kind: 'screen', path, text }
  }
  // Without a scheme, as it stands on a sign, and as people type it.
  const external = parseExternalUrl(/^www\./i.test(text) ? `https://${text}` : text)
  if (external === null) return { kind: 'text', text }
  const { scheme, url } = external
  if (scheme === 'tel') return { kind: 'phone', url, text }
  if (scheme === 'mailto') return { kind: 'mail', url, text }
  const host = hostOf(url)
  return host === null ? { kind: 'text', text } : { kind: 'website', url, host, text }
}

/**
 * Path, query and hash of an address of this site; null for any other text. Scheme and letter case make no difference:
 * codes are printed in capitals to be smaller, and typed without a scheme.
 */
function localPart(text: string, origin: string): string | null {
  if (/^\/(?!\/)/.test(text)) return text
  const host = origin.replace(/^https?:\/\//, '')
  const isTyped = /^[^/?#@\\]+(?:[/?#]|$)/.test(text)
  const address = isTyped && !/^https?:/i.test(text) ? `https://${text}` : text
  return ownPath(address, `https://${host}`) ?? ownPath(address, `http://${host}`)
}
