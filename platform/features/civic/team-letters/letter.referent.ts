import { and, isNull } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { asWritten } from '../../../kernel/shared/as-written'
import { teamLetters } from './team-letters.schema'

/** The text of a letter to a team, until the office removes it. */
export const letterReferent: MessageReferent = {
  kind: 'team-letter',
  is: 'message',
  read: async (queries, ids) => {
    const { id, text, removedAt } = teamLetters
    const rows = await queries.read(
      build
        .select({ id, text })
        .from(teamLetters)
        .where(and(isOneOf(id, ids), isNull(removedAt))),
    )
    return rows.map((row) => ({ id: row.id, words: asWritten(row.text) }))
  },
}
