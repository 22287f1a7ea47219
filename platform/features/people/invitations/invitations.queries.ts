import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { countOf, limitOf, one } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { SiteClock } from '../../../kernel/site/site-clock'

/**
 * Identifies a row without the id of the invited member, because that id would lead to the member's full name. Ids can
 * be read elsewhere, so only a keyed hash hides them.
 * @param key the inviter's key
 */
const rowIdOf = (key: string) =>
  sql<string>`encode(sha256(convert_to(${key} || encode(sha256(convert_to(${key} || ${users.id}, 'UTF8')), 'hex'), 'UTF8')), 'hex')`

export function selectInvited(
  queries: Queries,
  inviterId: string,
  { limit, after, key }: { readonly limit: number; readonly after: CursorValues | null; readonly key: string },
) {
  const rowId = rowIdOf(key)
  return queries.read(
    build
      .select({ id: rowId, nickname: users.nickname, at: users.createdAt })
      .from(users)
      .where(
        and(
          eq(users.fromUserId, inviterId),
          after === null
            ? undefined
            : sql`(${users.createdAt}, ${rowId}) < (${after[0]}::timestamptz, ${after[1]}::text)`,
        ),
      )
      .orderBy(desc(users.createdAt), desc(rowId))
      .limit(limitOf(limit)),
  )
}

/** Counts how many people somebody invited in all, and since midnight. */
export async function countInvitedToday(queries: Queries, inviterId: string, now: Date) {
  const today = await new SiteClock(queries, () => now).day(undefined)
  const midnight = today === null ? now : new Date(today.at(0))
  const invited = eq(users.fromUserId, inviterId)
  const row = await queries.readOne(
    build
      .select({ total: countOf(users, invited), today: countOf(users, and(invited, gte(users.createdAt, midnight))) })
      .from(one),
  )
  return { total: row?.total ?? 0, today: row?.today ?? 0 }
}
