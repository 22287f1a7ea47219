import { isIP } from 'node:net'
import { isPublicAddress } from './public-address'

/** The ports of web servers. Others could be made to take a request for something else. */
export const webPorts: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])

/** Says why an address is refused before anybody is asked for what it has; null for one that may be tried. */
export function addressProblem(address: string, trustedOrigins: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return 'it is no address that begins with https:// or http://'
  if (url.username !== '' || url.password !== '') return 'an address must not have a name and password in it'
  if (trustedOrigins.includes(url.origin)) return null
  if (!webPorts.has(url.port))
    return `port ${url.port} is none of a web server (80, 443, 8080, 8443): OUTSIDE_ORIGINS may name ${url.origin}`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if ((isIP(host) !== 0 && !isPublicAddress(host)) || /(?:^|\.)localhost$/.test(host))
    return `it leads into a private network, or to this machine: OUTSIDE_ORIGINS may name ${url.origin}`
  return null
}

/** Why something could not be read, in words for the office. */
export const outsideProblems = {
  address:
    'its address, or one that it leads to, is none of the web, or names another port than 80, 443, 8080 and 8443',
  'not-public': 'it leads into a private network, or to this machine (OUTSIDE_ORIGINS names what may be read there)',
  unreachable: 'its server does not answer',
  'too-many-redirects': 'it leads on too often',
  status: 'its server refuses it',
  type: 'what it has is of a kind that is not read',
  'too-large': 'it is too large',
  'too-slow': 'its server takes too long',
  'not-modified': 'it is still as it was',
} as const
