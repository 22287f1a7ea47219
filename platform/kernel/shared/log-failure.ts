import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../database/database-fault'
import { Refusal } from '../http/refusal'

type FailureLog = Pick<FastifyBaseLogger, 'error' | 'warn'>

/**
 * Logs a failure as an error, but as a warning while the database is away, since that is no fault of ours.
 * @param waiting the message while the database is away
 */
export function logFailure(
  log: FailureLog,
  err: unknown,
  message: string,
  { waiting = message, ...details }: { readonly waiting?: string; readonly path?: string; readonly job?: string } = {},
): void {
  if (isDatabaseAway(err)) log.warn({ err, ...details }, waiting)
  else log.error({ err, ...details }, message)
}

/**
 * Logs why something that visitors share, such as a page or a feed, could not be made. A refusal is an answer of its
 * own, and is not logged.
 */
export function logUnlessRefused(
  log: FailureLog,
  error: unknown,
  message: string,
  details: { readonly path?: string } = {},
): void {
  if (!(error instanceof Refusal)) logFailure(log, error, message, details)
}
