import { and, desc, eq, not, sql } from 'drizzle-orm'
import { existsIn, limitOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { shares } from '../../participation/reactions/reactions.schema'
import { privacySettings } from '../privacy/privacy.schema'
import { visits } from './account.schema'

/** The most visits, and the most shares, that are looked through, the latest first. */
const most = 1000

/**
 * The contents that a member lately read or shared, each with the last time: `contentId` and `at`. There are none of a
 * member whose account keeps no history.
 */
export function readBy(userId: string) {
  const keepsHistory = not(
    existsIn(privacySettings, and(eq(privacySettings.userId, userId), eq(privacySettings.keepsHistory, false))),
  )
  const read = build
    .select({ contentId: visits.contentId, at: visits.visitedAt })
    .from(visits)
    .where(and(eq(visits.userId, userId), keepsHistory))
    .orderBy(desc(visits.visitedAt), desc(visits.contentId))
    .limit(limitOf(most))
  const shared = build
    .select({ contentId: sql<string>`${shares.contentId}`.as('content_id'), at: shares.createdAt })
    .from(shares)
    .where(and(eq(shares.userId, userId), sql`${shares.contentId} is not null`, keepsHistory))
    .orderBy(desc(shares.createdAt))
    .limit(limitOf(most))
  const either = read.unionAll(shared).as('either')
  return build
    .select({ contentId: either.contentId, at: sql<Date>`max(${either.at})`.as('at') })
    .from(either)
    .groupBy(either.contentId)
    .as('read_by')
}
