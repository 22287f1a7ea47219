import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { randomId } from '../../../kernel/shared/random'
import { asWritten } from '../../../kernel/shared/as-written'
import { messages } from '../../../kernel/messages/messages.schema'
import { fillWords } from '../../../kernel/cases/notify-concerned'
import { commentMessages } from './comment-messages.words'

/** The number of characters quoted, by which the author recognises what was removed. */
const beginning = 40

interface Removal {
  readonly kind: 'comment.remove' | 'chat.remove'
  readonly userId: string
  /** The id of the content to which the message leads. */
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
  const params = { beginning: asWritten(summaryOf(text, beginning)), reason }
  const { title, text: words } = commentMessages.remove
  const message = { title: fillWords(title, params), text: fillWords(words, params), params: { id } }
  await transaction.insert(messages).values({ id: randomId('message'), userId, kind, sentAt: at, ...message })
}
