import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/envelope'
import { errorCodes, statusOf } from '../../../contract/envelope'
import { languageOfCall } from '../shared/language'
import { codeWords } from '../words/code-words'
import type { Refusal } from './refusal'
import { dataPolicy } from './security-headers'

export interface Envelope {
  readonly code: ErrorCode
  readonly data: unknown
  readonly msg: string
}

/** The envelope `{code, data, msg}` of a success. */
export function success(data: unknown): Envelope {
  return { code: errorCodes.ok, data, msg: 'ok' }
}

/** Sends the envelope of a refusal, with the HTTP status that goes with its code. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const envelope: Envelope = {
    code: refusal.code,
    data: refusal.data,
    msg: refusal.words ?? codeWords[refusal.code][languageOfCall(request.headers)],
  }
  reply
    .code(statusOf(refusal.code))
    .headers({
      'cache-control': 'no-store',
      vary: 'Accept-Language, x-language',
      'content-security-policy': dataPolicy,
      ...refusal.headers,
    })
    .type('application/json; charset=utf-8')
    .send(envelope)
}
