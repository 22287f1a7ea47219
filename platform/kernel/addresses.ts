import { networkInterfaces } from 'node:os'
import type { Configuration } from './configuration'
import { isLoopback } from './configuration'

type ListenAddress = Pick<Configuration, 'publicOrigin' | 'host' | 'port'>

/**
 * The origin under which people reach the platform; without a PUBLIC_ORIGIN, the one that is reachable from this
 * machine.
 */
export function originOf({ publicOrigin, host, port }: ListenAddress): string {
  return publicOrigin ?? `http://${isAnyHost(host) ? 'localhost' : inAddress(host)}:${port}`
}

/** The address for a phone in the same network; null when the platform listens to this machine alone. */
export function phoneOrigin({ publicOrigin, host, port }: ListenAddress): string | null {
  if (publicOrigin !== null) return publicOrigin
  if (isLoopback(host)) return null
  if (!isAnyHost(host)) return `http://${inAddress(host)}:${port}`
  const networkInterface = Object.values(networkInterfaces())
    .flat()
    .find((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
  return networkInterface === undefined ? null : `http://${networkInterface.address}:${port}`
}

const isAnyHost = (host: string): boolean => host === '0.0.0.0' || host === '::'
const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)
