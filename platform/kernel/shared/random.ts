import { randomBytes, randomInt } from 'node:crypto'

/** A source of unpredictable numbers, as a port: what is drawn by it decides about money. */
export interface RandomNumbers {
  /** A whole number from 0, below `end`; each is equally likely. */
  readonly below: (end: number) => number
}

/** Numbers of the system's cryptographic source. */
export const unpredictableNumbers: RandomNumbers = { below: (end) => randomInt(end) }

/** An opaque, unguessable token: 192 bits in 32 characters. */
export function randomToken(): string {
  return randomBytes(24).toString('base64url')
}

/** An id such as user-k3v9…; 96 random bits. */
export function randomId(prefix: string): string {
  return `${prefix}-${randomBytes(12).toString('hex')}`
}

/** A code of this many digits, uniformly distributed. */
export function randomDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0')
}
