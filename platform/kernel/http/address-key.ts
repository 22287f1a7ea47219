import { isIPv6 } from 'node:net'

/**
 * The key under which a caller's network address is counted. An IPv6 address is shortened to its /64, since a household
 * has a whole /64.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const leadingGroups = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const allGroups =
    tail === undefined
      ? leadingGroups
      : [...leadingGroups, ...Array<string>(Math.max(0, 8 - leadingGroups.length - right.length)).fill('0'), ...right]
  return `${allGroups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The network of an address key (IPv4 /24, IPv6 /48), since one customer of a provider can have all its addresses. */
export function networkKey(key: string): string {
  if (key.endsWith('::/64')) return `${key.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
  const [first, second, third, fourth] = key.split('.')
  return fourth === undefined ? key : `${first}.${second}.${third}.0/24`
}
