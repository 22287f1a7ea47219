import { port } from './port'

/** Chance as use cases see it. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A fresh unguessable id, for idempotency keys and drafts. */
  id(): string
}
export const Random = port<Random>('Random')
