/** The URL parser of browsers and Node.js. The domain may use it, because it is a pure function. */
declare const URL: new (address: string) => { readonly host: string; readonly protocol: string }

/** Whether a browser can parse the text as an absolute address. */
export function isAddress(address: string): boolean {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/**
 * Scheme, host and port of an absolute web address, as a browser connects to it: without the scheme's default port,
 * without a user, and without a dot at the end of the host's name. Null for any other text.
 */
export function originOf(address: string): string | null {
  try {
    const { protocol, host } = new URL(address)
    return /^https?:$/.test(protocol) ? `${protocol}//${host.replace(/\.(?=:|$)/, '')}` : null
  } catch {
    return null
  }
}

/**
 * Host and port of an absolute address as a browser connects to it: in lower case, with letters beyond ASCII in
 * Punycode, so that no other host looks the same. Null when it has none. People are shown it by `shownHost`.
 */
export function hostOf(address: string): string | null {
  try {
    return new URL(address).host || null
  } catch {
    return null
  }
}
