import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Signs values that leave the platform and come back, and hashes values that are only compared. */
export interface Signer {
  /** Keyed digest of a text, separate for each use; base64url. */
  sign(use: string, text: string): string
  verify(use: string, text: string, signature: string): boolean
}

export function createSigner(secret: string): Signer {
  const sign = (use: string, text: string): string =>
    createHmac('sha256', secret).update(`${use}\n${text}`).digest('base64url')
  return {
    sign,
    verify: (use, text, signature) => {
      const expected = Buffer.from(sign(use, text))
      const candidate = Buffer.from(signature)
      return expected.length === candidate.length && timingSafeEqual(expected, candidate)
    },
  }
}

/** SHA-256 in base64url, without a key: enough for long random values. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
