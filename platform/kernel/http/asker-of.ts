import type { FastifyRequest } from 'fastify'
import type { Asker } from '../limits/asker'
import { digest } from '../shared/signer'
import { addressKey, networkKey } from './address-key'
import { tokenOf } from './caller'

/**
 * The client for whom limits are counted: the member, when the header or the cookie has the token of a session that is
 * known to be valid; otherwise the guest at the address. Browsers send the cookie with requests for pictures and pages.
 */
export function askerOf(request: FastifyRequest): Asker {
  const token = tokenOf(request.headers.authorization) ?? cookieToken(request)
  const id = token === null ? null : request.server.platform.knownMembers.idOf(digest(token))
  return id === null ? guestAskerAt(request.ip) : memberAsker(id)
}

/** Makes the asker of a member, who is counted alone, whatever their address. */
export function memberAsker(id: string): Asker {
  return { key: `member:${id}`, network: `member:${id}`, isMember: true }
}

export function guestAskerAt(ip: string): Asker {
  const key = addressKey(ip)
  return { key, network: networkKey(key), isMember: false }
}

/**
 * The token in the cookie `authorization`, which a browser sends where no script can set a header. The cookie may only
 * decide on limits and on what is read, never on acts, since other sites can make a browser send it.
 */
export function cookieToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = /(?:^|;)\s*authorization=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  if (value === undefined) return null
  try {
    return tokenOf(decodeURIComponent(value))
  } catch {
    return null
  }
}
