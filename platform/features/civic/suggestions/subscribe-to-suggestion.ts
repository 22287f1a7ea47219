import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { workedOnStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { isListedRow } from './suggestion-case'
import { suggestions, suggestionSubscriptions } from './suggestions.schema'

/** The most suggestions that one person may subscribe to per day, changes of mind included. */
const allowance = { most: 100, window: 86_400_000 }

/** Sets whether a member is told of the answers to somebody else's suggestion. It can be ended at any time. */
export async function subscribeToSuggestion(
  database: Database,
  userId: string,
  { id, subscribed }: { readonly id: string; readonly subscribed: boolean },
  now: Date,
): Promise<void> {
  await consumeAllowance(database, `suggestion-subscription:${userId}`, allowance, now)
  const { suggestionId, userId: subscriberId } = suggestionSubscriptions
  if (!subscribed) {
    await database.delete(suggestionSubscriptions).where(and(eq(suggestionId, id), eq(subscriberId, userId)))
    return
  }
  const { state, isPublic, userId: authorId } = suggestions
  const row = await queriesOf(database).readOne(
    build.select({ state, isPublic, authorId }).from(suggestions).where(eq(suggestions.id, id)),
  )
  if (row === null || (!isListedRow(row) && row.authorId !== userId)) throw new Refusal(errorCodes.gone)
  if (row.authorId === userId) throw new Refusal(errorCodes.notYours)
  if (!workedOnStates.some((each) => each === row.state))
    throw new Refusal(errorCodes.stateRefuses, null, { state: row.state })
  // One that ends between the two statements leaves a row that nobody is told by.
  await database.insert(suggestionSubscriptions).values({ suggestionId: id, userId, at: now }).onConflictDoNothing()
}
