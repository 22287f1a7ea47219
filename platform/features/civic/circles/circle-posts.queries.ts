import { and, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CircleTab } from '../../../../src/domain/civic/circles/circle'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { inCircle } from './publish-circle-post'
import { circlePosts, circles } from './circles.schema'
import { hasParts } from '../../frame/search-index/has-parts'

/** The columns of a post's card, and of its page. */
function selectCards() {
  return build
    .select({
      post: circlePosts,
      circle: { name: circles.name, state: circles.state },
      author: { nickname: users.nickname, avatar: users.avatar },
      likes: contents.likes,
      comments: contents.comments,
      hotness: contents.hotness,
    })
    .from(circlePosts)
    .innerJoin(circles, eq(circles.id, circlePosts.circleId))
    .innerJoin(users, eq(users.id, circlePosts.userId))
    .leftJoin(contents, eq(contents.id, circlePosts.id))
    .$dynamic()
}
export type CirclePostCardRow = RowOf<ReturnType<typeof selectCards>>

/** The state is a literal, so that the planner uses the partial indexes. */
const isPublic = sql`${circlePosts.state} = 'published'`

/** The columns by which each tab is sorted, from the highest down. */
const sortedBy = {
  new: [circlePosts.publishedAt, circlePosts.id],
  best: [circlePosts.chosenAt, circlePosts.id],
  hot: [contents.hotness, contents.id],
} as const satisfies Readonly<Record<CircleTab, readonly PgColumn[]>>

interface PostFilter {
  readonly circleId: string
  readonly tab: CircleTab
  /** The condition that the text of a search makes (`partsMatch`); '' without a text. */
  readonly search: string
  /** The member who reads; null for a guest. */
  readonly readerId: string | null
}

/**
 * Selects posts of a circle without those that the reader reported, and those of people whom they block. Each tab walks
 * along an index of its own.
 */
export async function selectCirclePosts(
  queries: Queries,
  { circleId, tab, search, readerId }: PostFilter,
  limit: number,
  after: CursorValues | null,
): Promise<CirclePostCardRow[]> {
  const columns = search === '' ? sortedBy[tab] : sortedBy.new
  const among: Readonly<Record<CircleTab, SQL | undefined>> = {
    new: eq(circlePosts.circleId, circleId),
    best: and(eq(circlePosts.circleId, circleId), isNotNull(circlePosts.chosenAt)),
    hot: and(eq(contents.audience, circleId), sql`${contents.state} in ('published', 'members')`),
  }
  return await queries.read(
    selectCards()
      .where(
        and(
          isPublic,
          search === '' ? among[tab] : and(among.new, hasParts(circlePosts.searchParts, inCircle(circleId, search))),
          isShownTo(readerId, { kind: 'circle-post', id: circlePosts.id, authorId: circlePosts.userId }),
          isBeyond('<', columns, after),
        ),
      )
      .orderBy(...columns.map((column) => desc(column)))
      .limit(limit),
  )
}

/** Selects the few pinned posts of a circle, the one that was pinned last first. */
export async function selectPinned(
  database: Database,
  circleId: string,
  readerId: string | null,
): Promise<CirclePostCardRow[]> {
  return await queriesOf(database).read(
    selectCards()
      .where(
        and(
          isPublic,
          eq(circlePosts.circleId, circleId),
          isNotNull(circlePosts.pinnedAt),
          isShownTo(readerId, { kind: 'circle-post', id: circlePosts.id, authorId: circlePosts.userId }),
        ),
      )
      .orderBy(desc(circlePosts.pinnedAt)),
  )
}

/** Selects what a member wrote in circles, in every state but deleted, the newest first. */
export async function selectPostsOf(
  database: Database,
  userId: string,
  limit: number,
  after: CursorValues | null,
): Promise<CirclePostCardRow[]> {
  return await queriesOf(database).read(
    selectCards()
      .where(
        and(
          eq(circlePosts.userId, userId),
          ne(circlePosts.state, 'deleted'),
          isBeyond('<', [circlePosts.createdAt, circlePosts.id], after),
        ),
      )
      .orderBy(desc(circlePosts.createdAt), desc(circlePosts.id))
      .limit(limit),
  )
}

export async function selectCirclePost(database: Database, id: string): Promise<CirclePostCardRow | null> {
  return await queriesOf(database).readOne(
    selectCards().where(and(eq(circlePosts.id, id), ne(circlePosts.state, 'deleted'))),
  )
}
