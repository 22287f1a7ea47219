import type { FastifyReply, FastifyRequest } from 'fastify'
import { newNonce } from './nonce-page'
import type { NoncePage } from './nonce-page'

export interface SentPage {
  readonly status: number
  readonly page: NoncePage
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a page with a nonce of its own in its policy and wherever the page asks for it. Pages are never kept by anyone. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { status, page, headers }: SentPage, policy: (nonce: string) => string): void {
  const nonce = newNonce()
  reply.code(status).headers({
    'cache-control': 'no-cache, private',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(nonce),
  })
  if (page.isCompressed && acceptsEncoding(request.headers['accept-encoding'], 'gzip')) reply.header('content-encoding', 'gzip').send(page.gzip(nonce))
  else reply.send(page.plain(nonce))
}

/** Whether a caller takes an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';')
    return name.trim().toLowerCase() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}
