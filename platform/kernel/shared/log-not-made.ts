import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../database/database-fault'
import { Refusal } from '../http/refusal'

/**
 * Logs why something that visitors share, such as a page or a feed, could not be made. A refusal is an answer of its own
 * and not logged, and a database that is away is no fault of ours.
 */
export function logNotMade(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  error: unknown,
  what: string,
  details: { readonly path?: string } = {},
): void {
  if (error instanceof Refusal) return
  if (isDatabaseAway(error)) log.warn({ err: error, ...details }, what)
  else log.error({ err: error, ...details }, what)
}
