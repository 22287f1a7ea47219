import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes } from '../../../contract/envelope'
import { isDatabaseAway } from '../database/database-fault'
import { isStandingStill } from '../moving/standing-still'
import { isDiskFull } from '../storage/disk-full'
import { StorageFault } from '../storage/storage-fault'
import { sendRefusal } from './envelope'
import { loggedPath } from './log-options'
import { Refusal } from './refusal'
import { securityNotes } from './security-notes'

/** Turns every thrown error into an envelope: refusals as they are, faults without revealing their cause. */
export function registerFaults(app: FastifyInstance): void {
  const note = securityNotes()
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (reply.raw.headersSent) return
    const refusal = error instanceof Refusal ? error : refusalOf(error, request, reply)
    note(request, refusal)
    sendRefusal(request, reply, refusal)
  })
}

function refusalOf(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Refusal {
  const status = error.statusCode ?? reply.statusCode
  switch (true) {
    case status === 413:
      return new Refusal(errorCodes.tooLarge)
    case status === 415:
      return new Refusal(errorCodes.typeNotTaken)
    case status === 429:
      return new Refusal(errorCodes.tooMany)
    case (status >= 400 && status < 500) || isRefusedInput(error):
      return new Refusal(errorCodes.invalid, null, { fields: { body: 'invalid' } })
    case error instanceof StorageFault:
      request.log.warn({ err: error, method: request.method, path: loggedPath(request) }, 'the store of files is away')
      return new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '10' })
    case isDiskFull(error):
      request.log.warn(
        { err: error, method: request.method, path: loggedPath(request) },
        'the disk of DATA_DIR is full',
      )
      return new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '30' })
    case isStandingStill(error):
      request.log.info({ err: error, method: request.method, path: loggedPath(request) }, 'a write was refused')
      return new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '30' })
    case isDatabaseAway(error):
      request.log.warn({ err: error, method: request.method, path: loggedPath(request) }, 'the database is away')
      return new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '2' })
    default:
      request.log.error({ err: error, method: request.method, path: loggedPath(request) }, 'fault')
      return new Refusal(errorCodes.fault, null, { request_id: request.id })
  }
}

/**
 * Whether the database rejected a value (SQLSTATE class 22). The schemas should have refused it before, but the caller
 * sent it, so it counts as invalid input.
 */
function isRefusedInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^22\w{3}$/.test(String(error.code))) || isRefusedInput(error.cause)
}
