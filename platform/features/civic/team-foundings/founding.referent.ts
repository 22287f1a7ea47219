import { and, eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { asWritten } from '../../../kernel/shared/as-written'
import { teamFoundings } from './team-foundings.schema'

/** The name that somebody asked for; they alone are told of it. */
export const foundingReferent: MessageReferent = {
  kind: 'team-founding',
  is: 'label',
  read: async (queries, ids, readerId) => {
    const { id, name, userId } = teamFoundings
    const rows = await queries.read(
      build
        .select({ id, name })
        .from(teamFoundings)
        .where(and(isOneOf(id, ids), eq(userId, readerId))),
    )
    return rows.map((row) => ({ id: row.id, words: asWritten(row.name) }))
  },
}
