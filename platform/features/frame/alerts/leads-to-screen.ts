/**
 * Whether an address is the path of a screen, with or without a query. `paths` are the patterns of the client's
 * screens; without a build there are none, and any path will do.
 */
export function leadsToScreen(address: string, paths: readonly string[]): boolean {
  if (!/^\/[!-~]*$/.test(address) || address.startsWith('//') || address.includes('\\')) return false
  const [path = ''] = address.split(/[?#]/, 1)
  return paths.length === 0 || paths.some((pattern) => fits(pattern.split('/'), path.replace(/\/$/, '').split('/')))
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  parts.length <= pattern.length &&
  pattern.every((each, index) => {
    const part = parts[index] ?? ''
    if (!each.startsWith(':')) return each === part
    return part !== '' || each.endsWith('?')
  })
