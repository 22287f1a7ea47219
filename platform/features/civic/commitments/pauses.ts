import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { notify } from '../../../kernel/messages/notify'
import { commitmentMessages } from './commitment-messages.words'
import { commitmentPauses } from './commitments.schema'

/**
 * Pauses a volunteer, who can then take on nothing until the office resumes them. They get a message, unless they were
 * paused already.
 */
export async function pauseVolunteer(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const pausedRows = await transaction
    .insert(commitmentPauses)
    .values({ userId, pausedAt: at })
    .onConflictDoUpdate({
      target: commitmentPauses.userId,
      set: { pausedAt: at, resumedAt: null },
      setWhere: isNotNull(commitmentPauses.resumedAt),
    })
    .returning({ userId: commitmentPauses.userId })
  if (pausedRows.length > 0) await notifyOfPause(transaction, userId, 'pause', at)
}

/** The office lets somebody take wishes and orders again. */
export async function resumeVolunteer(database: Database, userId: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const resumedRows = await transaction
      .update(commitmentPauses)
      .set({ resumedAt: at })
      .where(and(eq(commitmentPauses.userId, userId), isNull(commitmentPauses.resumedAt)))
      .returning({ userId: commitmentPauses.userId })
    if (resumedRows.length > 0) return await notifyOfPause(transaction, userId, 'resume', at)
    const existingPause = await queriesOf(transaction).readOne(
      build.select().from(commitmentPauses).where(eq(commitmentPauses.userId, userId)),
    )
    throw existingPause === null
      ? new Refusal(errorCodes.gone)
      : new Refusal(errorCodes.stateRefuses, null, { state: 'resumed' })
  })
}

/** Ends a pause without a message, because the caller tells the volunteer that they may go on. */
export async function endPause(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await transaction
    .update(commitmentPauses)
    .set({ resumedAt: at })
    .where(and(eq(commitmentPauses.userId, userId), isNull(commitmentPauses.resumedAt)))
}

async function notifyOfPause(transaction: Transaction, userId: string, act: keyof typeof commitmentMessages, at: Date) {
  const message = { userId, words: commitmentMessages[act], path: null }
  await notify(transaction, { name: `commitment.${act}`, category: 'office' }, [message], at)
}
