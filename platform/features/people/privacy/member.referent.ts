import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { existsIn } from '../../../kernel/database/expressions'
import { users } from '../../../kernel/members/members.schema'
import { referentOf } from '../../../kernel/messages/referent-of'
import { blocks } from './privacy.schema'

/** The nickname and the picture of a member, unless their account was deleted, or one of the two blocks the other. */
export const memberReferent = referentOf({
  kind: 'member',
  is: 'message',
  id: users.id,
  words: users.nickname,
  picture: users.avatar,
  isShownTo: (readerId) => {
    const blocksThem = existsIn(blocks, eq(blocks.userId, readerId), eq(blocks.blockedId, users.id))
    const isBlockedByThem = existsIn(blocks, eq(blocks.userId, users.id), eq(blocks.blockedId, readerId))
    return and(isNull(users.deletedAt), not(sql`(${or(blocksThem, isBlockedByThem)})`))
  },
})
