import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { filePolicy } from '../http/security-headers'
import type { StoredFile } from '../storage/file-storage'

interface FileHeaders {
  readonly cacheControl: string
  readonly vary?: string
}

/**
 * Sends a file, or the single range requested; 304 when the caller has it. Nothing here awaits or returns Fastify's
 * reply, because the reply is a thenable that resolves only when the answer has been sent.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { cacheControl, vary }: FileHeaders,
): Promise<void> {
  const etag = `"${file.version}"`
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    ...(vary === undefined ? {} : { vary }),
  })
  // An SVG can contain scripts, so the policy denies it scripts, frames and our origin.
  if (file.mime.startsWith('image/svg')) reply.header('content-security-policy', filePolicy)
  if (isNotModified(request, etag)) {
    reply.code(304).send()
    return
  }
  reply.type(file.mime)
  const range = rangeOf(request, file, etag)
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${file.size}`).send()
    return
  }
  const part = range ?? { start: 0, end: file.size - 1 }
  if (range !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  reply.header('content-length', part.end - part.start + 1)
  if (file.size === 0) reply.send('')
  else if (request.method === 'HEAD') {
    // The answer to HEAD is written directly, because Fastify reads and discards the whole file, or reports an empty
    // file.
    reply
      .hijack()
      .raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
      .end()
  } else reply.send(await file.read(range ?? undefined))
}

function isNotModified(request: FastifyRequest, etag: string): boolean {
  const clientEtag = request.headers['if-none-match']
  return (
    clientEtag !== undefined &&
    (clientEtag === '*' || clientEtag.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
  )
}

function rangeOf(
  request: FastifyRequest,
  file: StoredFile,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | null {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etag) return null
  // Multiple ranges are not supported, so a request for several gets the whole file.
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === '' && to === '') return null
  const last = file.size - 1
  const start = from === '' ? Math.max(0, file.size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (from === '' && Number(to) === 0) return 'unsatisfiable'
  if (start > last) return 'unsatisfiable'
  return start > end ? null : { start, end }
}
