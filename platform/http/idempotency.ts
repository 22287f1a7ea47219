import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../contract/envelope'
import type { Database } from '../database/client'
import { idempotencyKeys } from '../database/schema/idempotency'
import { digest } from '../shared/signer'
import { invalid, Refusal } from './refusal'

export interface IdempotentCall {
  /** User id, or the key that stands for a guest. */
  readonly owner: string
  readonly key: string | undefined
  readonly endpoint: string
  /** Path, query and body as they were validated. */
  readonly input: unknown
  readonly now: Date
}

/**
 * Runs `work` once for an owner's key: a repeat gets the saved answer, another input under the same key is 409001. Key,
 * work and answer share one transaction, so that a concurrent repeat waits for the key's row, and a failure leaves the
 * key free for another attempt.
 */
export async function onceOnly(
  database: Database,
  call: IdempotentCall,
  work: (transaction: Database) => Promise<unknown>,
): Promise<unknown> {
  const { key, owner } = call
  if (key === undefined || !/^[\w.:-]{8,128}$/.test(key))
    throw invalid({ 'idempotency-key': key === undefined ? 'required' : 'format' })
  const bodyHash = digest(JSON.stringify(call.input))
  return await database.transaction(async (transaction) => {
    const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
    const [taken] = await transaction
      .insert(idempotencyKeys)
      .values({ owner, key, endpoint: call.endpoint, bodyHash, createdAt: call.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (taken === undefined) {
      const [saved] = await transaction.select().from(idempotencyKeys).where(mine)
      if (saved?.endpoint !== call.endpoint || saved.bodyHash !== bodyHash)
        throw new Refusal(errorCodes.stateRefuses, null, { state: 'key-used' })
      return saved.answer
    }
    const answer = await work(transaction)
    await transaction.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}
