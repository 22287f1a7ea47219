import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { asWritten } from '../../../kernel/shared/as-written'
import { quotedBeginning } from '../../../kernel/messages/quoted-beginning'
import { notify } from '../../../kernel/messages/notify'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import { commentMessages } from './comment-messages.words'

interface Removal {
  readonly kind: 'comment.remove' | 'chat.remove' | 'suggestion.hide'
  readonly userId: string
  /** The id of what was removed, or of the content that had it. */
  readonly id: string
  readonly text: string
  readonly reason: Localised
  readonly at: Date
}

/** Tells somebody that the office removed what they wrote, and why. */
export async function tellRemovalToAuthor(
  transaction: Transaction,
  { kind, userId, id, text, reason, at }: Removal,
): Promise<void> {
  const params = { beginning: asWritten(quotedBeginning(text)), reason }
  const filledIn = fillMessage(commentMessages.remove, params)
  // It leads nowhere: what it tells of is gone.
  await notify(transaction, { name: kind, category: 'office' }, [{ userId, id, words: filledIn, path: null }], at)
}
