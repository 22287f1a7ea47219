import { lookup as resolveName } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { get as getByHttp, type ClientRequestArgs, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { webPorts } from './address-problem'
import { isPublicAddress } from './public-address'
import { unpacked } from './unpacked'

/** Why something outside could not be read. Only logs tell these apart: they would describe our network to a stranger. */
export type OutsideReason =
  /** It is no http or https address, names an odd port, or has a name and password in it. */
  | 'address'
  /** It leads into a private network, or to this machine. */
  | 'not-public'
  | 'unreachable'
  | 'too-many-redirects'
  | 'status'
  | 'type'
  | 'too-large'
  | 'too-slow'
  /** It is still what the caller knows by its validators. */
  | 'not-modified'

export class OutsideRefusal extends Error {
  /**
   * @param status the status of the answer, where there was one
   * @param retryAfter what the server says of when to come again (RFC 9110, 10.2.3), as it wrote it
   */
  constructor(
    readonly reason: OutsideReason,
    readonly status: number | null = null,
    readonly retryAfter: string | null = null,
  ) {
    super(`refused to read from outside: ${reason}`)
  }
}

export interface OutsideLimits {
  /** The most bytes that are read, counted after decompression. */
  readonly mostBytes: number
  /** Milliseconds for everything: names, redirects and the whole body. */
  readonly longest: number
  /** How often it may lead on; three times when omitted. Each address on the way is judged. */
  readonly mostRedirects?: number
  /** The media types that are taken, such as `text/html`, or `audio/*` for all of a kind; all, as in an Accept header. */
  readonly types: readonly string[]
  /** The media types that are refused all the same. */
  readonly refused?: readonly string[]
  /** What the caller has of it already, by which it asks for changes alone. */
  readonly known?: Validators
  /** Aborted when nobody waits for the answer any more. */
  readonly ending?: AbortSignal | undefined
}

/** How a server names one version of what it answers; null where it does not. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** The way to the network: the system's own, unless a test gives another one. */
export interface OutsideNetwork {
  /** Resolves a name to all of its addresses. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>
  /** Opens a connection; it looks the name up by the `lookup` that it is given. */
  readonly connect?: ClientRequestArgs['createConnection']
}

export interface OutsideAccess {
  readonly network: OutsideNetwork
  /**
   * Origins that may be read although they are not public, at first and after each redirect. Whoever can choose an
   * address that is read with any of them acts within our own network, so `tests/house/trusted-origins.test.ts` lists
   * the callers that may pass one.
   */
  readonly trustedOrigins: readonly string[]
}

export interface OpenedOutside extends Validators {
  /** The address after all redirects. */
  readonly address: string
  /** The media type in lower case, without parameters. */
  readonly type: string
  /** The charset that the answer names; null when it names none. */
  readonly charset: string | null
  /** The bytes, decompressed; reading them throws `OutsideRefusal` beyond a limit. */
  readonly body: AsyncIterable<Uint8Array>
}

const usualRedirects = 3

/**
 * Opens an address that somebody else chose: with GET, without cookies, referrer or credentials. The address that a
 * name resolves to is judged by the very look-up that the connection uses, so that no second answer can differ from the
 * first, and again after each redirect. Throws `OutsideRefusal`.
 */
export async function openOutside(
  address: string,
  limits: OutsideLimits,
  access: OutsideAccess,
): Promise<OpenedOutside> {
  const timeLimit = AbortSignal.timeout(limits.longest)
  const signal = limits.ending === undefined ? timeLimit : AbortSignal.any([timeLimit, limits.ending])
  const mostRedirects = limits.mostRedirects ?? usualRedirects
  let url = parsed(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await answerOf(url, limits, access, signal)
    const { statusCode = 0 } = response
    const { location } = response.headers
    if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
      response.destroy()
      url = parsed(location, url)
    } else {
      return opened(response, url, limits, signal)
    }
  }
  throw new OutsideRefusal('too-many-redirects')
}

function parsed(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new OutsideRefusal('address')
  if (url.username !== '' || url.password !== '') throw new OutsideRefusal('address')
  url.hash = ''
  return url
}

/** Sends the request and returns the head of the answer. */
function answerOf(
  url: URL,
  { types, known }: OutsideLimits,
  { network: { resolve = addressesOf, connect }, trustedOrigins }: OutsideAccess,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isTrusted = trustedOrigins.includes(url.origin)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted) {
    if (!webPorts.has(url.port)) throw new OutsideRefusal('address')
    // A connection to an address looks up no name.
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutsideRefusal('not-public')
  }
  const options: RequestOptions = {
    signal,
    headers: {
      ...{ accept: types.join(', '), 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Townsquare' },
      ...(known?.etag == null ? {} : { 'if-none-match': known.etag }),
      ...(known?.lastModified == null ? {} : { 'if-modified-since': known.lastModified }),
    },
    ...(isTrusted ? {} : { lookup: guardedLookup(resolve) }),
    ...(connect === undefined ? { agent: false } : { createConnection: connect }),
  }
  return new Promise((answer, refuse) => {
    const get = url.protocol === 'https:' ? getByHttps : getByHttp
    get(url, options, answer).on('error', (error) => refuse(refusalOf(error, signal)))
  })
}

/** Resolves a name for a connection. One address that is not public refuses all of them. */
function guardedLookup(resolve: (name: string) => Promise<readonly LookupAddress[]>): LookupFunction {
  return (name, { all }, done) => {
    void resolve(name).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || addresses.some((each) => !isPublicAddress(each.address)))
          done(new OutsideRefusal('not-public'), [])
        else if (all === true) done(null, [...addresses])
        else done(null, first.address, first.family)
      },
      (error: Error) => done(error, []),
    )
  }
}

function addressesOf(name: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    resolveName(name, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)))
  })
}

function opened(response: IncomingMessage, url: URL, limits: OutsideLimits, signal: AbortSignal): OpenedOutside {
  const [type = '', ...parameters] = (response.headers['content-type'] ?? '').split(';').map((part) => part.trim())
  const reason = refusalReasonOf(response, type.toLowerCase(), limits)
  if (reason !== null) {
    response.destroy()
    throw new OutsideRefusal(reason, response.statusCode, response.headers['retry-after'])
  }
  const charset = parameters
    .map((part) => /^charset="?([^"]+)"?$/i.exec(part)?.[1])
    .find((found) => found !== undefined)
  return {
    address: url.href,
    type: type.toLowerCase(),
    charset: charset ?? null,
    etag: response.headers.etag ?? null,
    lastModified: response.headers['last-modified'] ?? null,
    body: limited(response, limits.mostBytes, signal),
  }
}

function refusalReasonOf(response: IncomingMessage, type: string, limits: OutsideLimits): OutsideReason | null {
  if (response.statusCode === 304 && limits.known !== undefined) return 'not-modified'
  if (response.statusCode !== 200) return 'status'
  if (!isAmong(type, limits.types) || isAmong(type, limits.refused ?? [])) return 'type'
  return Number(response.headers['content-length'] ?? 0) > limits.mostBytes ? 'too-large' : null
}

const isAmong = (type: string, types: readonly string[]): boolean =>
  types.some((each) => each === '*/*' || (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each))

/** Passes the bytes on, and stops at the limit: what follows is neither received nor decompressed. */
async function* limited(response: IncomingMessage, mostBytes: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of unpacked(response, response.headers['content-encoding'])) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) throw new OutsideRefusal('too-large')
      yield chunk
    }
  } catch (error) {
    throw refusalOf(error, signal)
  } finally {
    response.destroy()
  }
}

function refusalOf(error: unknown, signal: AbortSignal): OutsideRefusal {
  if (error instanceof OutsideRefusal) return error
  return new OutsideRefusal(signal.aborted ? 'too-slow' : 'unreachable')
}
