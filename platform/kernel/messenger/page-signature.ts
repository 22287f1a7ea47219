import { createHash, randomBytes } from 'node:crypto'

/** What the messenger's script is configured with for one page. */
export interface PageSignature {
  readonly appId: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly nonce: string
  readonly signature: string
  /** The address that was signed. */
  readonly url: string
}

interface SignedValues {
  readonly ticket: string
  readonly nonce: string
  readonly timestamp: number
  readonly url: string
}

/** The signature that the messenger's documentation describes: SHA-1 over the four values, sorted by their names. */
export function signatureOf({ ticket, nonce, timestamp, url }: SignedValues): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/** Signs the address of a page, without its hash. */
export function signPage(appId: string, ticket: string, address: string, now: Date): PageSignature {
  const [url = ''] = address.split('#')
  const [nonce, timestamp] = [randomBytes(12).toString('hex'), Math.floor(now.getTime() / 1000)]
  return { appId, timestamp, nonce, signature: signatureOf({ ticket, nonce, timestamp, url }), url }
}
