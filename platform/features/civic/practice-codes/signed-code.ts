import { createSigner } from '../../../kernel/shared/signer'
import type { Signer } from '../../../kernel/shared/signer'

export interface CodeContents {
  readonly purpose: string
  readonly subject: string
  readonly issuerId: string
  /** Milliseconds since 1970; always a multiple of 1000. */
  readonly expiresAt: number
  /** A random value that makes each code different, so that it can be used only once. */
  readonly nonce: string
}

const hour = 3_600_000

/** The key changes every hour. It is derived from the platform's own key, so that every process has it. */
const keyOf = (signer: Signer, expiresAt: number): Signer =>
  createSigner(signer.sign('code-key', String(Math.floor(expiresAt / hour))))

/** Writes a code as text: its contents and their signature. */
export function signCode(signer: Signer, { purpose, subject, issuerId, expiresAt, nonce }: CodeContents): string {
  const parts = [purpose, subject, issuerId, (expiresAt / 1000).toString(36), nonce]
  if (!parts.every((part) => /^[\w-]+$/.test(part))) throw new Error(`cannot stand in a code: ${purpose} ${subject}`)
  const text = parts.join('~')
  return `${text}~${keyOf(signer, expiresAt).sign('practice-code', text)}`
}

/** Reads the contents of a code that this platform signed, whether it has expired or not; null for any other text. */
export function readCode(signer: Signer, code: string): CodeContents | null {
  const [purpose, subject, issuerId, expiry, nonce, signature, ...rest] = code.split('~')
  if (!purpose || !subject || !issuerId || !expiry || !nonce || !signature || rest.length > 0) return null
  const expiresAt = parseInt(expiry, 36) * 1000
  const text = [purpose, subject, issuerId, expiry, nonce].join('~')
  if (!Number.isSafeInteger(expiresAt) || !keyOf(signer, expiresAt).verify('practice-code', text, signature))
    return null
  return { purpose, subject, issuerId, expiresAt, nonce }
}
