import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, isNull, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PublisherKind } from '../../../../src/domain/frame/content/content-kinds'
import { existsIn, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { publications } from '../../frame/publications/publications.schema'
import { isFollowed } from '../../participation/reactions/is-followed'
import { isOfBlocked } from '../../people/privacy/block-people'
import { isRanked } from '../../people/privacy/privacy-settings'
import { blocks } from '../../people/privacy/privacy.schema'
import { publisherColumns, publisherTables } from '../following/publisher-tables'
import { mostRead, type ReadScope } from './much-read.queries'

/** The number of contents, those read most, whose publishers are looked at. */
export const mostPublished = 200
/** The most publishers of one kind that one content has. */
const mostPublishers = 10

/** Whether a member may be shown to a visitor as somebody to follow. */
function mayBeShown(viewer: string | null): SQL | undefined {
  const isOpen = and(isNull(users.lockedAt), isNull(users.deletedAt), isRanked(users.id))
  if (viewer === null) return isOpen
  const blocksViewer = existsIn(blocks, eq(blocks.userId, users.id), eq(blocks.blockedId, viewer))
  return and(isOpen, ne(users.id, viewer), not(isOfBlocked(users.id, viewer)), not(blocksViewer))
}

/**
 * Selects the publishers of a kind whose contents were read most, without those whom the viewer follows. Only the
 * publishers of the contents that were read most can be among them, so the cost does not grow with the number of
 * publishers.
 */
export function selectToFollow(
  queries: Queries,
  scope: ReadScope,
  kind: PublisherKind,
  { language, viewer }: { readonly language: Language; readonly viewer: string | null },
  limit: number,
  after: CursorValues | null,
) {
  const { table, id } = publisherTables[kind]
  const most = mostRead(scope, mostPublished, null)
  // Its limit makes the database look each content up, in place of reading all publications.
  const publisher = build
    .select({ publisherId: publications.publisherId })
    .from(publications)
    .where(and(eq(publications.contentId, most.contentId), eq(publications.kind, kind)))
    .limit(limitOf(mostPublishers))
    .as('publisher')
  const ranked = build
    .select({
      publisherId: publisher.publisherId,
      readers: sql<number>`sum(${most.readers})::int`.as('readers_of_all'),
    })
    .from(most)
    .crossJoinLateral(publisher)
    .groupBy(publisher.publisherId)
    .as('ranked')
  const isAfter =
    after === null
      ? undefined
      : sql`(${ranked.readers}, ${ranked.publisherId}) < (${after[0]}::integer, ${after[1]}::text)`
  return queries.read(
    build
      .select({ id: ranked.publisherId, readers: ranked.readers, ...publisherColumns(kind, language) })
      .from(ranked)
      .innerJoin(table, eq(id, ranked.publisherId))
      .where(
        and(
          isAfter,
          viewer === null ? undefined : not(isFollowed(viewer, kind, id)),
          kind === 'member' ? mayBeShown(viewer) : undefined,
        ),
      )
      .orderBy(desc(ranked.readers), desc(ranked.publisherId))
      .limit(limitOf(limit)),
  )
}
