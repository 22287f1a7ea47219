import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet. Private, loopback, link-local, shared and reserved ones are not,
 * and neither are those of IPv6 that lead to an IPv4 address (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address that is written in IPv6 is judged as what it is.
  const { range, isGlobal } = judged(ipaddr.process(address))
  return range === 'unicast' && isGlobal
}

/** The addresses of IPv6 that are given out: what lies outside is reserved, whatever the library calls it. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3')

function judged(parsed: ipaddr.IPv4 | ipaddr.IPv6): { readonly range: string; readonly isGlobal: boolean } {
  return { range: parsed.range(), isGlobal: parsed instanceof ipaddr.IPv4 || parsed.match(givenOut) }
}
