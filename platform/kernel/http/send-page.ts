import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page with its policy, built once and sent many times. */
export interface SendablePage {
  readonly status: number
  readonly policy: string
  readonly plain: Buffer
  /** The compressed page; null for a page of one visitor, which is not worth compressing in advance. */
  readonly packed: { readonly br: Buffer; readonly gzip: Buffer } | null
  readonly headers?: Readonly<Record<string, string>>
  /** The site to which desktop browsers are redirected (B09). */
  readonly pcDomain?: string
}

/** Prepares a page for sending; it is compressed only when it is sent more than once. */
export async function makePage(
  content: {
    status: number
    html: string
    policy: string
    headers?: Readonly<Record<string, string>>
    pcDomain?: string
  },
  isShared: boolean,
): Promise<SendablePage> {
  const { html, ...page } = content
  const plain = Buffer.from(html)
  if (!isShared) return { ...page, plain, packed: null }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: brotliParameters }),
    promisify(gzip)(plain, { level: 9, memLevel: 9 }),
  ])
  return { ...page, plain, packed: { br, gzip: zipped } }
}

/**
 * The quality at which Brotli is as fast as gzip. A page is a tenth smaller by it, since its answers at the end repeat
 * texts from beyond the 32 KB that gzip looks back.
 */
export const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** The seconds for which a shared cache sends a page, and then still does while it fetches a new one. */
export interface SharedFor {
  readonly fresh: number
  readonly stale: number
}

/**
 * Sends a page. Every cache must revalidate it; no cache may store a page of one visitor. Only the cache of the proxy in
 * front of the platform, which tells browsers nothing of it, may send it to other guests.
 * @param sharedFor for how long that cache may; null for a page of members, and where there is no such cache
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, policy, plain, packed, headers }: SendablePage,
  sharedFor: SharedFor | null,
): void {
  reply.code(status).headers(packed === null ? privateHeaders : sharedHeaders)
  if (packed !== null && sharedFor !== null)
    reply.header('cache-control', `s-maxage=${sharedFor.fresh}, stale-while-revalidate=${sharedFor.stale}`)
  if (headers !== undefined) reply.headers(headers)
  reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy)
  const encoding = (['br', 'gzip'] as const).find((each) => acceptsEncoding(request.headers['accept-encoding'], each))
  if (packed === null || encoding === undefined) reply.send(plain)
  else reply.header('content-encoding', encoding).send(packed[encoding])
}

const sharedHeaders = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' }
const privateHeaders = { ...sharedHeaders, 'cache-control': 'private, no-store' }

/** Whether a caller accepts an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (header === undefined) return false
  const acceptEncoding = typeof header === 'string' ? header : header.join()
  return acceptedEncodings[encoding].test(acceptEncoding) && !refusedEncodings[encoding].test(acceptEncoding)
}

const acceptedEncodings = { br: /(?:^|,)\s*br\s*(?:[,;]|$)/i, gzip: /(?:^|,)\s*gzip\s*(?:[,;]|$)/i }
/** Patterns of an encoding refused by a q-value of 0. */
const refusedEncodings = {
  br: /(?:^|,)\s*br\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i,
}
