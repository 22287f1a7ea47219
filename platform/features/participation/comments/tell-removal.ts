import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { commentMessages } from './comment-messages.words'

interface Removal {
  readonly kind: 'comment.remove' | 'chat.remove'
  readonly userId: string
  /** The id of what was removed, or of the content that had it. */
  readonly id: string
  /** The content under which it stood. */
  readonly contentId: string
  readonly reason: Localised
  readonly at: Date
}

/** Tells somebody that the office removed what they wrote, and why. It quotes nothing of what is gone. */
export async function tellRemovalToAuthor(
  transaction: Transaction,
  { kind, userId, id, contentId, reason, at }: Removal,
): Promise<void> {
  const slots = { title: refer('content', contentId), reason }
  // It leads nowhere: what it tells of is gone.
  const message = { userId, id, words: commentMessages.remove, slots, path: null }
  await notify(transaction, { name: kind, category: 'office' }, [message], at)
}
