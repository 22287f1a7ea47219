import type { onSendAsyncHookHandler } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptsEncoding } from './send-page'

/** A shorter answer fits into one packet anyway. */
const worthIt = 1400
const pack = promisify(gzip)

/** Packs a long answer of a read; answers of acts stay as they are, since some carry a secret beside what the caller sent. */
export const compressAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < worthIt || !acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return payload
  const packed = await pack(payload, { level: 5 })
  reply.headers({ 'content-encoding': 'gzip', 'content-length': packed.length })
  return packed
}
