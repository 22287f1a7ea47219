import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { ShowState } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { showCategories, shows } from './shows.schema'

const topics = alias(contents, 'topics')

/** The columns of a show's card, and of its page. */
function selectCards() {
  return build
    .select({
      show: shows,
      category: showCategories.name,
      topic: topics.title,
      author: { nickname: users.nickname, avatar: users.avatar },
      likes: contents.likes,
      comments: contents.comments,
      commentsOpen: contents.commentsOpen,
    })
    .from(shows)
    .leftJoin(showCategories, eq(showCategories.id, shows.categoryId))
    .innerJoin(users, eq(users.id, shows.userId))
    .leftJoin(contents, eq(contents.id, shows.id))
    .leftJoin(topics, eq(topics.id, shows.topicId))
    .$dynamic()
}
export type ShowRow = RowOf<ReturnType<typeof selectCards>>

/**
 * Selects published shows, by a column from the highest value down; without those that the reader reported, and those
 * of people whom they block.
 */
async function selectPublished(
  database: Database,
  readerId: string | null,
  { among, by }: { readonly among: SQL | undefined; readonly by: PgColumn },
  limit: number,
  after: CursorValues | null,
): Promise<ShowRow[]> {
  return await queriesOf(database).read(
    selectCards()
      .where(
        and(
          eq(shows.state, 'published'),
          isShownTo(readerId, { kind: 'show', id: shows.id, authorId: shows.userId }),
          among,
          isBeyond('<', [by, shows.id], after),
        ),
      )
      .orderBy(desc(by), desc(shows.id))
      .limit(limit),
  )
}

/**
 * Selects the newest shows of a category, the newest entries under a topic, or the newest of all shows that belong to
 * no topic.
 */
export async function selectNewestShows(
  database: Database,
  readerId: string | null,
  { categoryId, topicId }: { readonly categoryId?: string | undefined; readonly topicId?: string },
  limit: number,
  after: CursorValues | null,
): Promise<ShowRow[]> {
  const among = and(
    topicId === undefined ? isNull(shows.topicId) : eq(shows.topicId, topicId),
    categoryId === undefined ? undefined : eq(shows.categoryId, categoryId),
  )
  return await selectPublished(database, readerId, { among, by: shows.publishedAt }, limit, after)
}

/** Selects the entries under a topic that were liked most. */
export async function selectMostLikedEntries(
  database: Database,
  readerId: string | null,
  topicId: string,
  limit: number,
  after: CursorValues | null,
): Promise<ShowRow[]> {
  const range = { among: eq(shows.topicId, topicId), by: contents.likes }
  return await selectPublished(database, readerId, range, limit, after)
}

export async function selectShowsOf(
  database: Database,
  userId: string,
  state: ShowState | undefined,
  limit: number,
  after: CursorValues | null,
): Promise<ShowRow[]> {
  return await queriesOf(database).read(
    selectCards()
      .where(
        and(
          eq(shows.userId, userId),
          state === undefined ? ne(shows.state, 'deleted') : eq(shows.state, state),
          isBeyond('<', [shows.createdAt, shows.id], after),
        ),
      )
      .orderBy(desc(shows.createdAt), desc(shows.id))
      .limit(limit),
  )
}

export async function selectShow(database: Database, id: string): Promise<ShowRow | null> {
  return await queriesOf(database).readOne(selectCards().where(and(eq(shows.id, id), ne(shows.state, 'deleted'))))
}

export async function selectCategories(database: Database) {
  return await queriesOf(database).read(build.select().from(showCategories).orderBy(asc(showCategories.sort)))
}
