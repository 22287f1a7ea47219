import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/client'
import { announceChange } from '../publishing/site-changes'
import { contents } from './contents.schema'

/** Takes what a member made from the public: from all lists, and from the pages that caches keep for guests. */
export async function withdrawMemberContent(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, id))
  await announceChange(transaction)
}
