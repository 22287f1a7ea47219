import { and, eq, isNull, not, or } from 'drizzle-orm'
import { existsIn, isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { asWritten } from '../../../kernel/shared/as-written'
import { blocks } from './privacy.schema'

/** The nickname of a member, unless their account was deleted, or one of the two blocks the other. */
export const memberReferent: MessageReferent = {
  kind: 'member',
  is: 'message',
  read: async (queries, ids, readerId) => {
    const isBetweenBlocks = or(
      existsIn(blocks, eq(blocks.userId, readerId), eq(blocks.blockedId, users.id)),
      existsIn(blocks, eq(blocks.userId, users.id), eq(blocks.blockedId, readerId)),
    )
    const rows = await queries.read(
      build
        .select({ id: users.id, nickname: users.nickname })
        .from(users)
        .where(and(isOneOf(users.id, ids), isNull(users.deletedAt), or(eq(users.id, readerId), not(isBetweenBlocks!)))),
    )
    return rows.map(({ id, nickname }) => ({ id, words: asWritten(nickname) }))
  },
}
