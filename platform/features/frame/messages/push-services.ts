import { isLoopback } from '../../../kernel/configuration'

/**
 * Whether an address belongs to a push service that this site uses. A subscription comes from a client, so that nobody
 * can make the platform send requests elsewhere: not to other sites, and not into its own network.
 */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return false
  }
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  // A service on this machine is for tests and for an operator's own; it must be named with its port.
  if (isLoopback(url.hostname)) return services.includes(url.host)
  if (url.protocol !== 'https:' || url.port !== '') return false
  return services.some((service) =>
    service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  )
}
