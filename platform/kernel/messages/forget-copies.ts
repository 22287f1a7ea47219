import { and, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/client'
import { existsIn, isOneOf } from '../database/expressions'
import { lockedInOrder } from '../database/lock-rows'
import { build } from '../database/statement'
import { announceMessages } from './message-notices'
import { forgetAnswersAbout } from '../http/idempotency'
import { partsOf, type Reference } from './message-words'
import { messageEvents, messages } from './messages.schema'

/** The messages that lose what they refer to: all, unless it names some. */
interface Told {
  /** The members who alone lose it. */
  readonly receivers?: readonly string[]
  /** The member who keeps it, such as the author of what others see no more. */
  readonly exceptFor?: string
  /** The kind of the messages that lose it, such as `mention`. */
  readonly kind?: string
}

/**
 * Takes what was deleted, removed or blocked out of its copies: out of the messages that tell of it, and out of the
 * answers that are stored for repeated calls. It runs in the transaction of that act. A message that stands for several
 * events tells of the others; one with nothing left is removed, and is unread no more.
 */
export async function forgetCopies(
  transaction: Transaction,
  references: readonly Reference[],
  { receivers, exceptFor, kind }: Told = {},
): Promise<void> {
  if (references.length === 0) return
  if (receivers === undefined && kind === undefined)
    await forgetAnswersAbout(
      transaction,
      references.map((reference) => partsOf(reference)[1]),
    )
  const isTold = existsIn(
    messages,
    eq(messages.id, messageEvents.messageId),
    receivers === undefined ? undefined : isOneOf(messages.userId, receivers),
    exceptFor === undefined ? undefined : ne(messages.userId, exceptFor),
    kind === undefined ? undefined : eq(messages.kind, kind),
  )
  await forgetEvents(transaction, and(sql`${messageEvents.refs} && ${sql.param(references)}::text[]`, isTold))
}

/** Removes events, and the messages that stand for nothing any more. */
export async function forgetEvents(transaction: Transaction, which: SQL | undefined): Promise<void> {
  const gone = await transaction
    .delete(messageEvents)
    .where(lockedInOrder(messageEvents, which, 'remove'))
    .returning({ messageId: messageEvents.messageId, count: messageEvents.count })
  if (gone.length === 0) return
  const lost = new Map<string, number>()
  for (const { messageId, count } of gone) lost.set(messageId, (lost.get(messageId) ?? 0) + count)
  // They are locked in one order, so that two who forget the same messages never deadlock.
  const ids = [...lost.keys()].sort()
  const locked = build.select({ id: messages.id }).from(messages).where(isOneOf(messages.id, ids)).orderBy(messages.id)
  const left = sql`(${sql.param(JSON.stringify(Object.fromEntries(lost)))}::jsonb ->> ${messages.id})::int`
  const changed = await transaction
    .update(messages)
    .set({ count: sql`${messages.count} - ${left}` })
    .where(inArray(messages.id, locked.for('update')))
    .returning({ userId: messages.userId })
  await transaction.delete(messages).where(and(isOneOf(messages.id, ids), lte(messages.count, 0)))
  await announceMessages(transaction, [...new Set(changed.map(({ userId }) => userId))])
}
