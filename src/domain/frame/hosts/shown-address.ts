/**
 * An address as the support screen shows it: with the names of its parameters, but without their values, which may be
 * personal; and without its hash.
 */
export function withoutValues(address: string): string {
  const [path = '', query] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  if (query === undefined) return path
  const names = query.split('&').map((pair) => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=…` : '…'))
  return `${path}?${names.join('&')}`
}
