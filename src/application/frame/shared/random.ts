import { port } from './port'

/** The source of randomness, as a port. */
export interface Random {
  /** A random number in [0, 1). */
  next(): number
  /** A fresh id that cannot be guessed, for idempotency keys and drafts. */
  id(): string
}
export const Random = port<Random>('Random')
