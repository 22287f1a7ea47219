import { and, eq, ne, or, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Support } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { isListedRow } from './suggestion-case'
import { isWorkedOn } from './suggestions.queries'
import { suggestions, suggestionSupports } from './suggestions.schema'
import { isListedSuggestion } from './suggestions.queries'

/** The most suggestions that one person may support per day, changes of mind included. */
const allowance = { most: 100, window: 86_400_000 }

/** Sets how a member supports somebody else's suggestion. Support can be taken back at any time. */
export async function supportSuggestion(
  database: Database,
  userId: string,
  { id, support }: { readonly id: string; readonly support: Support },
  now: Date,
): Promise<void> {
  await consumeAllowance(database, `suggestion-support:${userId}`, allowance, now)
  await database.transaction(async (transaction) => {
    // This update changes nothing: it locks the row, so that concurrent supports are counted one by one.
    const [locked] = await transaction
      .update(suggestions)
      .set({ supporters: sql`${suggestions.supporters}` })
      .where(
        and(
          eq(suggestions.id, id),
          isListedSuggestion,
          ne(suggestions.userId, userId),
          or(sql`${support === 'none'}::boolean`, isWorkedOn),
        ),
      )
      .returning({ id: suggestions.id })
    if (locked === undefined) throw await explainRefusal(transaction, userId, id)
    const [earlier] = await transaction
      .delete(suggestionSupports)
      .where(and(eq(suggestionSupports.suggestionId, id), eq(suggestionSupports.userId, userId)))
      .returning({ isAffected: suggestionSupports.isAffected })
    const isAffected = support === 'affected'
    if (support !== 'none')
      await transaction.insert(suggestionSupports).values({ suggestionId: id, userId, isAffected, at: now })
    const supporters = Number(support !== 'none') - Number(earlier !== undefined)
    const affected = Number(isAffected) - Number(earlier?.isAffected === true)
    if (supporters !== 0 || affected !== 0)
      await transaction
        .update(suggestions)
        .set({
          supporters: sql`${suggestions.supporters} + ${supporters}::int`,
          affected: sql`${suggestions.affected} + ${affected}::int`,
        })
        .where(eq(suggestions.id, id))
  })
}

async function explainRefusal(database: Database, userId: string, id: string): Promise<Refusal> {
  const { state, isPublic, userId: authorId } = suggestions
  const row = await queriesOf(database).readOne(
    build.select({ state, isPublic, authorId }).from(suggestions).where(eq(suggestions.id, id)),
  )
  if (row === null || (!isListedRow(row) && row.authorId !== userId)) return new Refusal(errorCodes.gone)
  if (row.authorId === userId) return new Refusal(errorCodes.notYours)
  return new Refusal(errorCodes.stateRefuses, null, { state: row.state })
}
