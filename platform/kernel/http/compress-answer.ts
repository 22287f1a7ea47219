import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzip, gzipSync } from 'node:zlib'
import { acceptsEncoding } from './send-page'

/** A shorter answer fits into one packet uncompressed. */
const minimumLength = 1400
/** Up to this many characters, compressing on this thread is faster than waking another thread. */
const synchronousLength = 32 * 1024
/** Level 3 is a third faster than level 5, for a twentieth more bytes; most answers come out as one chunk. */
const options = { level: 3, chunkSize: 4096 }
/** Scratch buffer for encoding short answers, one at a time; a UTF-16 code unit takes three bytes at most. */
const scratch = Buffer.allocUnsafe(synchronousLength * 3)

/**
 * Compresses long answers to reads. Answers to acts stay uncompressed, since some contain a secret beside the caller's
 * input (BREACH).
 */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (
    typeof payload !== 'string' ||
    payload.length < minimumLength ||
    !acceptsEncoding(request.headers['accept-encoding'], 'gzip')
  )
    return done(null, payload)
  const send = (compressed: Buffer): void => {
    reply.header('content-encoding', 'gzip').header('content-length', compressed.length)
    done(null, compressed)
  }
  if (payload.length <= synchronousLength) return send(gzipSync(scratch.subarray(0, scratch.write(payload)), options))
  gzip(payload, options, (error, compressed) => (error === null ? send(compressed) : done(error)))
}
