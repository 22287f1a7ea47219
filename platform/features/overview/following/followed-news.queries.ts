import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, type SQLWrapper } from 'drizzle-orm'
import { publisherKinds } from '../../../../src/domain/frame/content/content-kinds'
import { cardColumn } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { isBeyond, isOneOf, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { publications } from '../../frame/publications/publications.schema'
import { follows } from '../../participation/reactions/reactions.schema'

const { kind, publisherId, publishedAt, contentId } = publications

/**
 * Selects what a member's publishers published, the newest first. Only the publishers with the newest publications can
 * be on the page, so one row of the index is read for each publisher, and a page of rows for each of those. A content
 * with two publishers comes twice; one that is withdrawn comes without its card.
 */
export function selectFollowedNews(
  queries: Queries,
  userId: string,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  const isOlder = isBeyond('<', [publishedAt, contentId], after)
  const newestOf = (publisher: { readonly kind: SQLWrapper; readonly targetId: SQLWrapper }, most: number) =>
    build
      .select({ publishedAt, contentId })
      .from(publications)
      .where(and(eq(kind, publisher.kind), eq(publisherId, publisher.targetId), isOlder))
      .orderBy(desc(publishedAt), desc(contentId))
      .limit(limitOf(most))
  const newest = newestOf(follows, 1).as('newest')
  const leaders = build
    .select({ kind: follows.kind, targetId: follows.targetId })
    .from(follows)
    .crossJoinLateral(newest)
    .where(and(eq(follows.userId, userId), isOneOf(follows.kind, publisherKinds)))
    .orderBy(desc(newest.publishedAt), desc(newest.contentId))
    .limit(limitOf(limit))
    .as('leaders')
  const theirs = newestOf(leaders, limit).as('theirs')
  const page = build
    .select({ publishedAt: theirs.publishedAt, contentId: theirs.contentId })
    .from(leaders)
    .crossJoinLateral(theirs)
    .orderBy(desc(theirs.publishedAt), desc(theirs.contentId))
    .limit(limitOf(limit))
    .as('page')
  return queries.read(
    build
      .select({
        published_at: page.publishedAt,
        content_id: page.contentId,
        /** It is null where the content is withdrawn. */
        shown_id: contents.id,
        card: cardColumn(language, userId),
      })
      .from(page)
      .leftJoin(contents, and(eq(contents.id, page.contentId), published))
      .orderBy(desc(page.publishedAt), desc(page.contentId)),
  )
}
