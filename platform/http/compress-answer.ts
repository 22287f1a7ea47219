import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzip, gzipSync } from 'node:zlib'
import { acceptsEncoding } from './send-page'

/** A shorter answer fits into one packet anyway. */
const worthIt = 1400
/** To wake another thread takes longer than to pack so many characters here. */
const soonDone = 32 * 1024
/** A third faster than 5, for a twentieth more bytes; most answers come out as one chunk. */
const options = { level: 3, chunkSize: 4096 }
/** Where short answers become bytes, one at a time; a character of JavaScript's is three at most. */
const scratch = Buffer.allocUnsafe(soonDone * 3)

/** Packs a long answer of a read; answers of acts stay as they are, since some carry a secret beside what the caller sent. */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (
    typeof payload !== 'string' ||
    payload.length < worthIt ||
    !acceptsEncoding(request.headers['accept-encoding'], 'gzip')
  )
    return done(null, payload)
  const send = (packed: Buffer): void => {
    reply.header('content-encoding', 'gzip').header('content-length', packed.length)
    done(null, packed)
  }
  if (payload.length <= soonDone) return send(gzipSync(scratch.subarray(0, scratch.write(payload)), options))
  gzip(payload, options, (error, packed) => (error === null ? send(packed) : done(error)))
}
