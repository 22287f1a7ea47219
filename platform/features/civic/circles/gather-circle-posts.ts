import { and, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { MessageSource } from '../../../kernel/messages/message-source'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { newPostsMessages } from './circle-messages.words'
import { circleMembers, circlePosts, circles } from './circles.schema'

/** The most circles of a member that one gathering looks through. */
const mostCircles = 50
/** The most new posts of a circle that one gathering counts. */
const mostPosts = 100

/**
 * Tells a member of the new posts of the circles for which they chose that: one unread message for each circle. It runs
 * when the member comes, so that a post costs the same however many people are told of it.
 */
export const gatherCirclePosts: MessageSource = async (transaction, { userId, since, at }) => {
  const told = build
    .select({
      circleId: circleMembers.circleId,
      since: sql`greatest(${circleMembers.postsToldSince}, ${since.toISOString()}::timestamptz)`.as('told_since'),
    })
    .from(circleMembers)
    .where(
      and(
        eq(circleMembers.userId, userId),
        isNotNull(circleMembers.postsToldSince),
        eq(circleMembers.state, 'member'),
        eq(circleMembers.isSilent, false),
      ),
    )
    .orderBy(circleMembers.circleId)
    .limit(limitOf(mostCircles))
    .as('told')
  const newest = build
    .select({ id: circlePosts.id, userId: circlePosts.userId, publishedAt: circlePosts.publishedAt })
    .from(circlePosts)
    .where(
      and(
        eq(circlePosts.circleId, told.circleId),
        // It is a literal, so that the planner uses the partial index.
        sql`${circlePosts.state} = 'published'`,
        gt(circlePosts.publishedAt, told.since),
        lte(circlePosts.publishedAt, at),
        ne(circlePosts.userId, userId),
        isShownTo(userId, { kind: 'circle-post', id: circlePosts.id, authorId: circlePosts.userId }),
      ),
    )
    .orderBy(desc(circlePosts.publishedAt))
    .limit(limitOf(mostPosts))
    .as('newest')
  const rows = await queriesOf(transaction).read(
    build
      .select({
        id: circles.id,
        isClosed: circles.isClosed,
        posts: sql<
          readonly (readonly [id: string, writerId: string])[]
        >`json_agg(json_build_array(${newest.id}, ${newest.userId}) order by ${newest.publishedAt}, ${newest.id})`,
      })
      .from(told)
      .innerJoin(circles, and(eq(circles.id, told.circleId), ne(circles.state, 'hidden')))
      .crossJoinLateral(newest)
      .groupBy(circles.id)
      .orderBy(circles.id),
  )
  const news = rows.flatMap(({ id, isClosed, posts }) => {
    const { one, several } = isClosed ? newPostsMessages.forMembers : newPostsMessages.forAll
    const fold = { key: `circle-posts:${id}`, words: several }
    const message = { userId, id, words: one, path: `/group-detail/${encodeURIComponent(id)}`, fold }
    return posts.map(([postId, writerId]) => ({
      ...message,
      slots: { circle: refer('circle', id), beginning: refer('circle-post', postId) },
      about: [refer('content', postId), refer('member', writerId)],
    }))
  })
  await notify(transaction, { name: 'circle.posts', category: 'following' }, news, at)
}
