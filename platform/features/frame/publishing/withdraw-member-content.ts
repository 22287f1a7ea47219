import { eq } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { unsaid } from '../../../kernel/shared/as-written'
import { removeContent } from '../search-index/index-contents'
import { forgetPublications } from '../publications/note-publications'

interface MemberContent {
  readonly id: string
  /** The kind of its own row, as messages refer to it. */
  readonly kind: string
  readonly authorId: string
}

/**
 * Takes what a member made from the public: from all lists, the search, the pages that caches keep for guests, and what
 * others were told of it. The copy of its words in `contents` is emptied, since its own row has them as long as its
 * author or the office may still need them.
 */
export async function withdrawMemberContent(
  transaction: Transaction,
  { id, kind, authorId }: MemberContent,
): Promise<void> {
  await transaction
    .update(contents)
    .set({ state: 'withdrawn', title: unsaid, summary: unsaid, covers: [], latitude: null, longitude: null })
    .where(eq(contents.id, id))
  await forgetPublications(transaction, id)
  await removeContent(transaction, id)
  await forgetCopies(transaction, [refer('content', id)])
  await forgetCopies(transaction, [refer(kind, id)], { exceptFor: authorId })
  await announceChange(transaction)
}
