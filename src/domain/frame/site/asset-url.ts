/**
 * Printable ASCII without the characters that could close a url("…") in a style sheet: quotes, brackets, backslash,
 * spaces.
 */
const plainAddress = /^[\w!#$%&*+,\-./:;=?@[\]^|~]*$/
const secure = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * The address of a site's picture for a style or an attribute: https, or a path of this site. Null for any other value.
 */
export function safeAssetUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  const url = value.trim()
  if (!plainAddress.test(url)) return null
  const isPath = url.startsWith('/') && !url.startsWith('//')
  return isPath || secure.test(url) ? url : null
}
