import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { PublisherKind } from '../../../../src/domain/frame/content/content-kinds'
import { cardColumn } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { publications } from '../../frame/publications/publications.schema'
import { follows } from '../../participation/reactions/reactions.schema'
import { publisherColumns, publisherTables } from './publisher-tables'

/** Selects the publishers of a kind whom a member follows, each with what they published last. */
export function selectFollowed(
  queries: Queries,
  userId: string,
  kind: PublisherKind,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  const { table, id } = publisherTables[kind]
  const newest = build
    .select({ card: cardColumn(language, userId).as('card') })
    .from(publications)
    .innerJoin(contents, and(eq(contents.id, publications.contentId), published))
    .where(and(eq(publications.kind, kind), eq(publications.publisherId, follows.targetId)))
    .orderBy(desc(publications.publishedAt), desc(publications.contentId))
    .limit(limitOf(1))
    .as('newest')
  return queries.read(
    build
      .select({
        id: follows.targetId,
        since: follows.createdAt,
        ...publisherColumns(kind, language),
        newest: newest.card,
      })
      .from(follows)
      .innerJoin(table, eq(id, follows.targetId))
      .leftJoinLateral(newest, sql`true`)
      .where(
        and(
          eq(follows.userId, userId),
          eq(follows.kind, kind),
          isBeyond('<', [follows.createdAt, follows.targetId], after),
        ),
      )
      .orderBy(desc(follows.createdAt), desc(follows.targetId))
      .limit(limitOf(limit)),
  )
}
