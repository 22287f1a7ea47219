import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/client'
import { cookieToken } from './asker-of'
import { readCaller, tokenOf } from './caller'
import type { Caller } from './caller'

/**
 * Reads the caller of an event stream. A browser sends no token with it, so the cookie `authorization` identifies them.
 * The cookie may only decide on what is read, never on acts, since other sites can make a browser send it.
 */
export function readStreamCaller(database: Database, request: FastifyRequest, now: Date): Promise<Caller> {
  return readCaller(database, request, now, tokenOf(request.headers.authorization) ?? cookieToken(request))
}
