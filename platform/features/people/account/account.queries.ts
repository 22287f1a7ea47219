import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { codesWith, contentKinds, publisherKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import { writing } from '../../../kernel/database/writing'
import { isBeyond, countOf, isOneOf, limitOf, nameOf, namesOf, one } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { channels, channelSubscriptions } from '../../media/channels/channels.schema'
import { comments, isInOwnList } from '../../participation/comments/comments.schema'
import { heldComments, isNewComment } from '../../participation/comments/held-comments.schema'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenContent, isOpenTo } from '../../../kernel/contents/open-to'
import { favourites, follows } from '../../participation/reactions/reactions.schema'
import { playPositions, visits } from './account.schema'
import { hasWords, ofChannel, ownItemColumns } from './own-item'

/** Counts one member's own rows, each over an index. Followed albums count as subscriptions, like channels. */
export async function selectStatistics(queries: Queries, userId: string) {
  const followsOfKinds = (...kinds: readonly (typeof follows.kind.enumValues)[number][]) =>
    countOf(follows, and(eq(follows.userId, userId), inArray(follows.kind, kinds)))
  return await queries.readOne(
    build
      .select({
        collections: countOf(favourites, eq(favourites.userId, userId)),
        history: countOf(visits, eq(visits.userId, userId)),
        follows: followsOfKinds(...publisherKinds),
        subscriptions: sql<number>`${followsOfKinds('album', 'programme')} + ${countOf(channelSubscriptions, eq(channelSubscriptions.userId, userId))}`,
        comments: sql<number>`${countOf(comments, and(eq(comments.userId, userId), isInOwnList))} + ${countOf(heldComments, and(eq(heldComments.userId, userId), isNewComment))}`,
      })
      .from(one),
  )
}

export function selectVisits(
  queries: Queries,
  userId: string,
  q: string | undefined,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  return queries.read(
    build
      .select({ ...ownItemColumns(language, userId), visited_at: visits.visitedAt, position: playPositions.seconds })
      .from(visits)
      .innerJoin(contents, and(eq(contents.id, visits.contentId), isOpenTo(userId)))
      .leftJoin(channels, ofChannel)
      .leftJoin(
        playPositions,
        and(eq(playPositions.userId, visits.userId), eq(playPositions.contentId, visits.contentId)),
      )
      .where(and(eq(visits.userId, userId), hasWords(q), isBeyond('<', [visits.visitedAt, visits.contentId], after)))
      .orderBy(desc(visits.visitedAt), desc(visits.contentId))
      .limit(limitOf(limit)),
  )
}

/**
 * Records a visit; false when there is no such content. For playable media the plays are counted elsewhere; for
 * everything else a visit counts as a view, also when the member keeps no history.
 */
export async function recordVisit(
  database: Database,
  userId: string,
  { id, type, at, isKept }: { readonly id: string; readonly type: number; readonly at: Date; readonly isKept: boolean },
): Promise<boolean> {
  const target = database.$with('target').as(
    build
      .select({ id: contents.id, type: contents.type })
      .from(contents)
      .where(isOpenContent(id, type, userId)),
  )
  const ownVisits = database.$with('kept', { contentId: visits.contentId }).as(
    sql`insert into ${visits} (${namesOf(visits.userId, visits.contentId, visits.type, visits.visitedAt)})
      select ${userId}, id, type, ${at.toISOString()}::timestamptz from ${target} where ${isKept}::boolean
      on conflict (${namesOf(visits.userId, visits.contentId)}) do update
      set ${nameOf(visits.visitedAt)} = greatest(${visits.visitedAt}, excluded.${nameOf(visits.visitedAt)})`,
  )
  const viewedContents = database.$with('viewed').as(
    database
      .update(contents)
      .set({ views: sql`${contents.views} + 1` })
      .where(sql`${contents.id} = (select id from ${target} where ${inArray(target.type, codesWith('view'))})`)
      .returning({ id: contents.id }),
  )
  // What is new in an album that the member follows is counted from here.
  const seenFollows = database.$with('seen').as(
    database
      .update(follows)
      .set({ seenAt: at })
      .where(
        and(
          eq(follows.userId, userId),
          eq(follows.kind, 'album'),
          sql`${follows.targetId} = (select id from ${target} where ${eq(target.type, contentKinds.album.code)})`,
        ),
      )
      .returning({ id: follows.targetId }),
  )
  const [row] = await writing(database, target, ownVisits, viewedContents, seenFollows)
    .select({ found: sql<boolean>`exists (select 1 from ${target})` })
    .from(one)
  return row?.found === true
}

/**
 * Deletes a member's visits to these contents, or all of their visits when `ids` is null; returns how many there were.
 */
export async function deleteVisits(database: Database, userId: string, ids: readonly string[] | null): Promise<number> {
  const removedVisits = database.$with('removed').as(
    database
      .delete(visits)
      .where(and(eq(visits.userId, userId), ids === null ? undefined : isOneOf(visits.contentId, ids)))
      .returning({ id: visits.contentId }),
  )
  const [row] = await writing(database, removedVisits)
    .select({ count: sql<number>`count(*)::int` })
    .from(removedVisits)
  return row?.count ?? 0
}
