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
  // What it tells of is gone; of a comment its author's own list still says that it was.
  const path = kind === 'comment.remove' ? '/my-comments' : null
  const message = { userId, id, words: commentMessages.remove, slots, path }
  await notify(transaction, { name: kind, category: 'office' }, [message], at)
}
