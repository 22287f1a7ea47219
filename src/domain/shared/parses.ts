/** The URL parser of every host: a pure function, though not part of the language itself. */
declare const URL: new (address: string) => { readonly host: string }

/** Whether a browser can parse it as an absolute address. */
export function parses(address: string): boolean {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/**
 * Host and port of an absolute address as a browser connects to it: lower case, letters beyond ASCII in Punycode, so
 * that no other host looks the same. Null when it has none.
 */
export function hostOf(address: string): string | null {
  try {
    return new URL(address).host || null
  } catch {
    return null
  }
}
