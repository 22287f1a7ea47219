import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { TeamLetterDto } from '../../../../contract/team-letters'
import type { Database } from '../../../kernel/database/client'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { requireMember } from './team-correspondence'
import { teamLetters } from './team-letters.schema'

/**
 * Selects the letters of a team, latest first: for its leader all, for a member those since they joined it. What a
 * reader reported, and what somebody wrote whom they block, is left out.
 */
export async function selectLetters(
  database: Database,
  readerId: string,
  teamId: string,
  { limit, after }: { readonly limit: number; readonly after: CursorValues | null },
) {
  const { isLeader, since } = await requireMember(database, teamId, readerId)
  const { id, userId, text, receivers, sentAt, removedAt } = teamLetters
  const rows = await queriesOf(database).read(
    build
      .select({ id, userId, text, receivers, sentAt, nickname: users.nickname, avatar: users.avatar })
      .from(teamLetters)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          eq(teamLetters.teamId, teamId),
          isNull(removedAt),
          isLeader ? undefined : gte(sentAt, since),
          isShownTo(readerId, { kind: 'team-letter', id, authorId: userId }),
          isBeyond('<', [sentAt, id], after),
        ),
      )
      .orderBy(desc(sentAt), desc(id))
      .limit(limit),
  )
  return rows.map((row) => ({ ...row, isMine: row.userId === readerId, isLeader }))
}

type LetterRow = Awaited<ReturnType<typeof selectLetters>>[number]

export const letterOf = (row: LetterRow): TeamLetterDto => ({
  id: row.id,
  from: { id: row.userId, nickname: row.nickname, avatar: row.avatar },
  text: row.text,
  sent_at: row.sentAt.toISOString(),
  mine: row.isMine,
  receivers: row.isMine || row.isLeader ? row.receivers : null,
})
