import type { Random } from '../../../application/frame/shared/random'

/** Randomness from the host's Web Crypto; works on plain http too, where randomUUID is not available. */
export class CryptoRandom implements Random {
  next(): number {
    return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
  }

  id(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
