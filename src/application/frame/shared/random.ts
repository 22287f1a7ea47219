import { port } from './port'

/** The source of randomness, as a port. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A fresh unguessable id, for idempotency keys and drafts. */
  id(): string
}
export const Random = port<Random>('Random')
