import type { FastifyRequest } from 'fastify'
import { ownClientHeader } from '../../../contract/endpoint'
import { errorCodes } from '../../../contract/envelope'
import { Refusal } from './refusal'

/**
 * Refuses a GET that changes state unless a script of ours sent it. Neither another website (cross-site request
 * forgery) nor a link, a frame or a picture of any page may send it. A header that only a script can send is required,
 * too, because older browsers do not send `Sec-Fetch-*`.
 * @param corsOrigins origins whose scripts may call us
 */
export function requireOwnClient({ headers }: FastifyRequest, corsOrigins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers
  const isListed = origin !== undefined && corsOrigins.includes(origin)
  const isForeign = (site === 'cross-site' || site === 'same-site') && !isListed
  const isLoadedByPage = mode === 'navigate' || (destination !== undefined && destination !== 'empty')
  if (isForeign || isLoadedByPage || !headers[ownClientHeader]) throw new Refusal(errorCodes.notYours)
}
