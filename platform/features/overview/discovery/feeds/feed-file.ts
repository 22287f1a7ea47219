import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptsEncoding } from '../../../../kernel/http/send-page'

/** A file that many clients poll: compressed once, and answered with 304 to those who have it. */
export interface FeedFile {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly type: string
  /** A weak ETag, since it is the same for both encodings. */
  readonly etag: string
  /** The time of the newest entry, in milliseconds since 1970, cut to whole seconds; null when no entry has a time. */
  readonly modified: number | null
}

const pack = promisify(gzip)

/** @param modified the time of the feed's newest entry, in milliseconds since 1970 */
export async function feedFile(text: string, type: string, modified: number | null): Promise<FeedFile> {
  const plain = Buffer.from(text)
  return {
    plain,
    gzip: await pack(plain),
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    modified: modified === null ? null : Math.floor(modified / 1000) * 1000,
  }
}

/** Answers with the file, or with 304 to those who have it (RFC 9110, 13.2.2). Any site may read it. */
export function sendFeedFile(request: FastifyRequest, reply: FastifyReply, file: FeedFile): FastifyReply {
  reply.headers({
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
    etag: file.etag,
  })
  if (file.modified !== null) reply.header('last-modified', new Date(file.modified).toUTCString())
  if (isKnown(request, file)) return reply.code(304).send()
  reply.header('content-type', file.type)
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return reply.send(file.plain)
  return reply.header('content-encoding', 'gzip').send(file.gzip)
}

function isKnown({ headers }: FastifyRequest, { etag, modified }: FeedFile): boolean {
  const clientEtag = headers['if-none-match']
  if (clientEtag !== undefined)
    return clientEtag
      .split(',')
      .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.slice(2))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified !== null && since >= modified
}
