import { port } from './port'

/** The source of random values, as a port of use cases. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A fresh unguessable id, for idempotency keys and drafts. */
  id(): string
}
export const Random = port<Random>('Random')
