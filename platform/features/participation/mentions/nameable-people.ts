import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { audienceMembers } from '../../../kernel/contents/audience.schema'
import { belongsTo } from '../../../kernel/contents/belongs-to'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { placeOfTyped, saysTyped } from '../../../kernel/search/said-in'
import { follows } from '../reactions/reactions.schema'
import { isBetweenBlocks } from './named-in-text'

/** The number of suggestions: what fits above a phone's keyboard. */
export const mostSuggested = 8

/** Condition: the nickname says what somebody typed. */
export const isNamed = (typed: string) => saysTyped(sql`${users.nickname}`, typed)

/** Sorts by name, those first whose name begins as somebody typed. */
export const bestNamed = (typed: string) => [
  ...(typed.trim() === '' ? [] : [placeOfTyped(sql`${users.nickname}`, typed)]),
  users.nickname,
  users.id,
]

/** Selects the ids of those whom a member follows. */
export const followedBy = (userId: string) =>
  build
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.kind, 'member')))

/** Selects those whom a member follows, and the members of a group to which they belong themselves. */
export async function selectNameable(database: Database, writerId: string, q: string, group: string | null) {
  const { id, nickname, avatar } = users
  const followed = followedBy(writerId)
  const members = build
    .select({ id: audienceMembers.userId })
    .from(audienceMembers)
    .where(
      and(
        eq(audienceMembers.audience, group ?? ''),
        sql`${audienceMembers.isMember}`,
        belongsTo(group ?? '', writerId),
      ),
    )
  return await queriesOf(database).read(
    build
      .select({ id, nickname, avatar })
      .from(users)
      .where(
        and(
          ne(id, writerId),
          isNull(users.deletedAt),
          group === null ? inArray(id, followed) : sql`${id} in (${followed} union ${members})`,
          isNamed(q),
          not(isBetweenBlocks(id, writerId)),
        ),
      )
      .orderBy(...bestNamed(q))
      .limit(mostSuggested),
  )
}
