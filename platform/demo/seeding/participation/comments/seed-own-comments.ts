import { and, asc, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../../kernel/database/client'
import { countOf } from '../../../../kernel/database/expressions'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { contents } from '../../../../kernel/contents/contents.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { heldComments } from '../../../../features/participation/comments/held-comments.schema'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { hour, whenUp } from '../../../city-day'

export const ownCommentsDemo: DemoStep = {
  feature: 'comments',
  what: bilingual('居民自己的评论', 'a resident’s own comments'),
  seed: seedOwnComments,
}

const reply = alias(comments, 'reply')
const userId = 'user-resident'
/** The article under whose first comment the resident wrote a reply. */
const answered = 'post-000004'
/** The comment whose changed text waits for the office. */
const changed = 'comment-of-resident-video'

/** Comments of a resident under contents of several kinds, in every state that the list of one's own comments shows. */
async function seedOwnComments(database: Database, now: Date): Promise<void> {
  const at = (hours: number) => whenUp(new Date(now.getTime() - hours * hour), now)
  const head = await queriesOf(database).readOne(
    build
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.contentId, answered), isNull(comments.parentId), like(comments.userId, 'reader-%')))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(1),
  )
  const own = (name: string, contentId: string, hours: number, text: string): typeof comments.$inferInsert => ({
    ...{ id: `comment-of-resident-${name}`, contentId, userId, text, createdAt: at(hours) },
  })
  await insertAll(database, comments, [
    {
      ...own('article', 'post-000003', 5, '早上七点多去的，人不多，停车也方便。门口的指示牌再大一点就更好了。'),
      editedAt: at(4),
      likes: 3,
    },
    ...(head === null
      ? []
      : [{ ...own('reply', answered, 20, '我们楼下也是这样，已经在小程序里提了建议。'), parentId: head.id }]),
    { ...own('video', 'video-002', 30, '片尾的曲子真好听，请问叫什么名字？'), likes: 1 },
    own('radio', 'radio-traffic', 52, '早高峰的路况播得很及时，谢谢主持人。'),
    own('circle', 'circle-post-1-007', 76, '周六上午我也去，可以带两把铲子。'),
    {
      ...own('removed', 'post-000005', 100, ''),
      ...{ deletedAt: at(98), removedAt: at(98), removalReason: '含有他人的电话号码，请去掉后再发表' },
    },
  ])
  await insertAll(database, heldComments, [
    {
      ...{ id: 'held-comment-of-resident', contentId: 'gallery-lanterns', type: 7, userId, createdAt: at(1) },
      text: '我拍了一组夜景，想要原图的邻居可以加微信。',
    },
    {
      ...{
        id: 'changed-comment-of-resident',
        commentId: changed,
        contentId: 'video-002',
        type: 4,
        userId,
        createdAt: at(2),
      },
      text: '片尾的曲子真好听，知道名字的朋友加微信告诉我吧。',
    },
  ])
  // An interrupted seeding continues, so the counts are counted anew.
  const isThere = isNull(reply.deletedAt)
  if (head !== null)
    await database
      .update(comments)
      .set({
        replies: sql`(select count(*)::int from ${comments} ${reply} where ${and(eq(reply.parentId, comments.id), isThere)})`,
      })
      .where(eq(comments.id, head.id))
  const ofResident = build.select({ id: comments.contentId }).from(comments).where(eq(comments.userId, userId))
  await database
    .update(contents)
    .set({ comments: countOf(comments, and(eq(comments.contentId, contents.id), isNull(comments.deletedAt))) })
    .where(inArray(contents.id, ofResident))
}
