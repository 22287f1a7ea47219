import type { Language } from '../../../src/domain/frame/site/preferences'
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import type { Database, Transaction } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { idempotencyKeys } from '../database/schema/idempotency'
import type { Vault } from '../shared/vault'
import { doneBeforeWords, keyUsedWords } from '../words/account-words'
import { invalid, Refusal } from './refusal'
import { removeOlder } from '../database/remove-old'

export interface IdempotentCall {
  /** The user's id, or the key that stands for a guest. */
  readonly owner: string
  readonly key: string | undefined
  readonly endpoint: string
  /** Path, query and body after validation. */
  readonly input: unknown
  readonly now: Date
  readonly language: Language
}

interface OnceOnlyWork {
  readonly work: (transaction: Transaction) => Promise<unknown>
  /**
   * Makes the answer to a repeat anew, for a call whose first answer must not be stored, since it contains data such as
   * a phone number.
   */
  readonly onRepeat?: ((transaction: Transaction) => Promise<unknown>) | undefined
}

/** Milliseconds for which an answer is stored. After a lost connection, a form is sent again within minutes. */
const answerKept = 60 * 60_000
/** Milliseconds for which a key is stored, so that the platform knows that the call with this key was made. */
const keyKept = 48 * 3_600_000

/**
 * Runs `work` once for an owner's key. A repeat gets the stored answer. Other input under the same key is 409001
 * (`key-used`), and so is a repeat after the answer was deleted (`done-before`). Key, work and answer share one
 * transaction, so that a concurrent repeat waits for the lock on the key's row, and a failure leaves the key free for
 * another attempt.
 */
export async function runOnce(
  database: Database,
  vault: Vault,
  call: IdempotentCall,
  { work, onRepeat }: OnceOnlyWork,
): Promise<unknown> {
  const { key, owner } = call
  if (key === undefined || !/^[\w.:-]{8,128}$/.test(key))
    throw invalid({ 'idempotency-key': key === undefined ? 'required' : 'format' })
  const use = `answer ${owner} ${key}`
  const bodyHash = vault.mark(`call ${owner}`, JSON.stringify(call.input))
  return await database.transaction(async (transaction) => {
    const isKeyOfOwner = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
    const [reservedKey] = await transaction
      .insert(idempotencyKeys)
      .values({ owner, key, endpoint: call.endpoint, bodyHash, createdAt: call.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (reservedKey === undefined) {
      const saved = await queriesOf(transaction).readOne(build.select().from(idempotencyKeys).where(isKeyOfOwner))
      if (saved?.endpoint !== call.endpoint || saved.bodyHash !== bodyHash)
        throw new Refusal(errorCodes.stateRefuses, keyUsedWords[call.language], { state: 'key-used' })
      if (saved.answer === null || call.now.getTime() - saved.createdAt.getTime() >= answerKept)
        throw new Refusal(errorCodes.stateRefuses, doneBeforeWords[call.language], { state: 'done-before' })
      return onRepeat === undefined
        ? (JSON.parse(vault.open(use, saved.answer)) as unknown)
        : await onRepeat(transaction)
    }
    const answer = await work(transaction)
    // An answer that is made again for a repeat is not stored.
    const storedAnswer = onRepeat === undefined ? answer : null
    await transaction
      .update(idempotencyKeys)
      .set({ answer: vault.seal(use, JSON.stringify(storedAnswer)), about: idsIn(storedAnswer) })
      .where(isKeyOfOwner)
    return answer
  })
}

/** All ids that stand in an answer, by the names of its fields. */
function idsIn(answer: unknown): string[] {
  const ids = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value))
      if (typeof part === 'string' && /(^|_)id$/.test(name)) ids.add(part)
      else look(part)
  }
  look(answer)
  return [...ids]
}

/**
 * Deletes the stored answers that tell of what was deleted, removed or renamed. A repeat of such a call is told that it
 * was done before.
 */
export async function forgetAnswersAbout(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .update(idempotencyKeys)
    .set({ answer: null, about: [] })
    .where(and(isNotNull(idempotencyKeys.answer), sql`${idempotencyKeys.about} && ${sql.param(ids)}::text[]`))
}

/** Deletes answers after an hour, and keys after two days. */
export async function forgetAnswers(database: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await removeOlder(database, idempotencyKeys.createdAt, before(keyKept))
  await database
    .update(idempotencyKeys)
    .set({ answer: null, about: [] })
    .where(and(lte(idempotencyKeys.createdAt, before(answerKept)), isNotNull(idempotencyKeys.answer)))
}
