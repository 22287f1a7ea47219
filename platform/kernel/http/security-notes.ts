import type { FastifyRequest } from 'fastify'
import { uploadFile } from '../../../contract/uploads'
import { errorCodes, type ErrorCode } from '../../../contract/envelope'
import { noteSecurityEvent, type SecurityEvent } from '../shared/security-events'
import { addressKey } from './address-key'
import { InputFloods } from './input-floods'
import { loggedPath } from './log-options'
import type { Refusal } from './refusal'

/** Returns a function that logs a refusal, of whatever call, when it matters to security. */
export function securityNotes(): (request: FastifyRequest, refusal: Refusal) => void {
  const floods = new InputFloods()
  return (request, { code }) => {
    const { platform } = request.server
    const address = addressKey(request.ip)
    const event = eventOf(request, code, () => floods.noteRefusal(address, platform.now().getTime()))
    if (event !== null)
      noteSecurityEvent(platform, event, { address, code, method: request.method, path: loggedPath(request) })
  }
}

function eventOf(
  { headers, routeOptions }: FastifyRequest,
  code: ErrorCode,
  isFlood: () => boolean,
): SecurityEvent | null {
  const hasToken = !['', 'guest', undefined].includes(headers.authorization)
  if (code === errorCodes.tooMany) return 'limit.reached'
  if (routeOptions.url === uploadFile.url) return 'upload.refused'
  if (code === errorCodes.sessionExpired) return hasToken ? 'session.refused' : null
  if (code === errorCodes.notYours) return 'access.refused'
  if (code === errorCodes.gone) return hasToken ? 'access.refused' : null
  return code === errorCodes.invalid && isFlood() ? 'input.flood' : null
}
