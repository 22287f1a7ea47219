/**
 * Names under which apps and services hand over a session in an address (B41), without case and separators: `app_token`
 * as the site documents it, and those that others use.
 */
const tokenNames = /^(?:app|access|auth|id|jwt|login|refresh|session|user)?(?:token|authorization|jwt)$/

/** Whether a parameter of an address carries a session, which must not stay in the address. */
export function isTokenName(name: string): boolean {
  let plain = name
  try {
    plain = decodeURIComponent(name)
  } catch {
    // It is compared as it stands.
  }
  return tokenNames.test(plain.toLowerCase().replace(/[-_.]/g, ''))
}

/**
 * Takes all tokens out of an address, from its query and from a hash that is written like one. The first that is not
 * empty is returned as it stood there; null for none.
 */
export function takeToken(address: string): { readonly left: string; readonly token: string | null } {
  let token: string | null = null
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  const rest = (part: string | undefined, mark: string): string => {
    if (part === undefined) return ''
    const pairs = part.split('&')
    const kept = pairs.filter((pair) => {
      const [name = '', ...value] = pair.split('=')
      if (value.length === 0 || !isTokenName(name)) return true
      token ??= value.join('=') || null
      return false
    })
    return kept.length === 0 && pairs.length > 0 ? '' : mark + kept.join('&')
  }
  return { left: path + rest(query, '?') + rest(hash, '#'), token }
}
