import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/client'
import { existsIn } from '../database/expressions'
import type { Reference } from './message-words'
import { messageEvents, messages } from './messages.schema'

/** Takes back the notifications that wait for the end of quiet hours, of messages that tell of what is over. */
export async function stopNotifying(transaction: Transaction, reference: Reference): Promise<void> {
  const isToldOf = existsIn(
    messageEvents,
    eq(messageEvents.messageId, messages.id),
    sql`${messageEvents.refs} && ${sql.param([reference])}::text[]`,
  )
  await transaction
    .update(messages)
    .set({ pushAt: null })
    .where(and(isNotNull(messages.pushAt), isToldOf))
}
