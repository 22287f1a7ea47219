import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../../kernel/database/client'
import { invalid } from '../../../kernel/http/refusal'
import { linkPreviews } from './link-previews.schema'

/** Milliseconds for which a preview that nothing uses is kept. */
const unusedLifetime = 7 * 86_400_000

/** Keeps a preview for what is written with it, in the same transaction; 400001 when there is no such preview. */
export async function useLinkPreview(transaction: Transaction, id: string, at: Date): Promise<void> {
  const [used] = await transaction
    .update(linkPreviews)
    .set({ usedAt: at })
    .where(and(eq(linkPreviews.id, id), ne(linkPreviews.title, '')))
    .returning({ id: linkPreviews.id })
  if (used === undefined) throw invalid({ link: 'unknown' })
}

/** Lets the clean-up remove a preview that nothing is written with any more. */
export async function releaseLinkPreview(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(linkPreviews).set({ usedAt: null }).where(eq(linkPreviews.id, id))
}

/** Removes the previews that nothing uses; their pictures follow. */
export async function removeUnusedPreviews(database: Database, at: Date): Promise<void> {
  await database
    .delete(linkPreviews)
    .where(and(isNull(linkPreviews.usedAt), lt(linkPreviews.readAt, new Date(at.getTime() - unusedLifetime))))
}
