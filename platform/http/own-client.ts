import type { FastifyRequest } from 'fastify'
import { ownClientHeader } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import { Refusal } from './refusal'

/**
 * Refuses a GET that changes state when another website made the browser send it, for instance by an `<img>`
 * (cross-site request forgery). @param corsOrigins origins whose scripts may call us
 */
export function requireOwnClient({ headers }: FastifyRequest, corsOrigins: readonly string[]): void {
  const listed = headers.origin !== undefined && corsOrigins.includes(headers.origin)
  const crossSite = headers['sec-fetch-site'] === 'cross-site' && !listed
  if (crossSite || !headers[ownClientHeader]) throw new Refusal(errorCodes.notYours)
}
