import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { randomId } from '../../../kernel/shared/random'
import { written } from '../../../kernel/shared/written'
import { messages } from '../../../kernel/messages/messages.schema'
import { filled } from '../../../kernel/cases/tell-concerned'
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
  const params = { beginning: written(summaryOf(text, beginning)), reason }
  const { title, text: words } = commentMessages.remove
  const message = { title: filled(title, params), text: filled(words, params), params: { id } }
  await transaction.insert(messages).values({ id: randomId('message'), userId, kind, sentAt: at, ...message })
}
