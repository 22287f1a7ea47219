import type { FastifyReply, FastifyRequest } from 'fastify'
import { newNonce } from './nonce-page'
import type { NoncePage } from './nonce-page'

export interface SentPage {
  readonly status: number
  readonly page: NoncePage
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a page with a nonce of its own in its policy and wherever the page asks for it. Nobody shows it again without asking; one that is not shared is private. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { status, page, headers }: SentPage, policy: (nonce: string) => string): void {
  const nonce = newNonce()
  reply.code(status).headers(page.isCompressed ? sharedHeaders : privateHeaders)
  if (headers !== undefined) reply.headers(headers)
  reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy(nonce))
  if (page.isCompressed && acceptsEncoding(request.headers['accept-encoding'], 'gzip')) reply.header('content-encoding', 'gzip').send(page.gzip(nonce))
  else reply.send(page.plain(nonce))
}

const sharedHeaders = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' }
const privateHeaders = { ...sharedHeaders, 'cache-control': 'no-cache, private' }

/** Whether a caller takes an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (header === undefined) return false
  const accepted = typeof header === 'string' ? header : header.join()
  return named[encoding].test(accepted) && !refused[encoding].test(accepted)
}

const named = { br: /(?:^|,)\s*br\s*(?:[,;]|$)/i, gzip: /(?:^|,)\s*gzip\s*(?:[,;]|$)/i }
/** With a weight of nothing. */
const refused = { br: /(?:^|,)\s*br\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i, gzip: /(?:^|,)\s*gzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i }
