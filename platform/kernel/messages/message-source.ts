import type { Transaction } from '../database/client'

/** Makes messages for one member of what happened since a time. */
export type MessageSource = (
  transaction: Transaction,
  gathering: { readonly userId: string; readonly since: Date; readonly at: Date },
) => Promise<void>
