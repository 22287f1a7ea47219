import { and, eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { asWritten } from '../../../kernel/shared/as-written'
import { applications } from './applications.schema'

/** The name in an application, for its applicant alone. */
export const applicationReferent: MessageReferent = {
  kind: 'application',
  is: 'label',
  read: async (queries, ids, readerId) => {
    const { id, name, userId } = applications
    const rows = await queries.read(
      build
        .select({ id, name })
        .from(applications)
        .where(and(isOneOf(id, ids), eq(userId, readerId))),
    )
    return rows.map((row) => ({ id: row.id, words: asWritten(row.name) }))
  },
}
