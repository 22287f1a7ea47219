import { hostOf } from '../shared/parses'

/** The most characters of a host that are shown: what a line of a text has on a small phone. */
export const mostOfHost = 34

/**
 * The name under which another site is shown, always: the host as a browser connects to it, and never as it is written,
 * since letters of another script look the same. Of a long one its end is shown, which says whose it is, because anybody
 * can put the name of a bank before their own. Null for an address without a host.
 */
export function shownHost(address: string): string | null {
  const host = hostOf(address)
  return host === null || host.length <= mostOfHost ? host : `…${host.slice(1 - mostOfHost)}`
}

/** An address with its host as it is shown; unchanged where it has none. */
export function withShownHost(address: string): string {
  const host = shownHost(address)
  return host === null ? address : address.replace(/^([a-z]+:\/\/)[^/?#]*/i, `$1${host}`)
}
