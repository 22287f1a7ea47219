import { and, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { fillWords } from '../../../kernel/cases/notify-concerned'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Localised } from '../../../kernel/database/schema/localised'
import type { MessageSource } from '../../../kernel/messages/message-source'
import { notify } from '../../../kernel/messages/notify'
import { quotedBeginning } from '../../../kernel/messages/quoted-beginning'
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
    .select({ text: circlePosts.text, publishedAt: circlePosts.publishedAt })
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
        name: circles.name,
        isClosed: circles.isClosed,
        count: sql<number>`count(*)::int`,
        text: sql<Localised>`(array_agg(${newest.text} order by ${newest.publishedAt} desc))[1]`,
      })
      .from(told)
      .innerJoin(circles, and(eq(circles.id, told.circleId), ne(circles.state, 'hidden')))
      .crossJoinLateral(newest)
      .groupBy(circles.id)
      .orderBy(circles.id),
  )
  const news = rows.map(({ id, name, isClosed, count, text }) => {
    const wordsOf = (words: (typeof newPostsMessages)['one']) => ({
      title: fillWords(words.title, { circle: name }),
      // What only members see stands in no message, since somebody who leaves keeps their messages.
      text: fillWords(isClosed ? newPostsMessages.forMembers : words.text, { beginning: beginningOf(text) }),
    })
    const fold = { key: `circle-posts:${id}`, words: wordsOf(newPostsMessages.several), count }
    return { userId, id, words: wordsOf(newPostsMessages.one), path: `/group-detail/${encodeURIComponent(id)}`, fold }
  })
  await notify(transaction, { name: 'circle.posts', category: 'following' }, news, at)
}

const beginningOf = (text: Localised): Localised => ({
  'zh-CN': quotedBeginning(text['zh-CN']),
  en: quotedBeginning(text.en),
})
