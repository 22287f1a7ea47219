import { and, eq, sql } from 'drizzle-orm'
import { wishMessages, wishParams, wishLeadsTo } from '../../../../features/civic/wishes/wish-messages.words'
import { commentLikes, comments } from '../../../../features/participation/comments/comments.schema'
import { tellOfLike, tellOfReply } from '../../../../features/participation/comments/tell-author'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { messages } from '../../../../kernel/messages/messages.schema'
import { notify } from '../../../../kernel/messages/notify'
import { demoConversation } from '../../../content/messages'
import { whenUp } from '../../../city-day'
import { readerId } from '../../frame/session/seed-people'

const articleId = 'post-000001'
/** The reader who answers: 三桥夜跑团. */
const answering = readerId(1)

/**
 * Seeds a comment of a member, which readers answered and liked, and the messages that tell of it, as the acts
 * themselves would have.
 */
export async function seedConversation(
  database: Database,
  userId: string,
  ago: (hours: number) => Date,
): Promise<void> {
  const { text, reply, likes } = demoConversation
  const id = `comment-of-${userId}`
  const up = (hours: number) => whenUp(ago(hours), ago(0))
  const likers = Array.from({ length: likes }, (_, index) => readerId(index + 2))
  await database.transaction(async (transaction) => {
    const [comment] = await transaction
      .insert(comments)
      .values({ id, contentId: articleId, userId, parentId: null, text, likes, replies: 1, createdAt: up(130) })
      .onConflictDoNothing()
      .returning({ id: comments.id })
    // A seeding that was interrupted has seeded all of it before.
    if (comment === undefined) return
    const answer = { id: `${id}-1`, contentId: articleId, userId: answering, parentId: id, text: reply }
    await transaction.insert(comments).values({ ...answer, createdAt: up(43) })
    await transaction.insert(commentLikes).values(likers.map((likerId) => ({ userId: likerId, commentId: id })))
    await transaction
      .update(contents)
      .set({ comments: sql`${contents.comments} + 2` })
      .where(eq(contents.id, articleId))
    for (const likerId of likers) await tellOfLike(transaction, id, likerId, ago(123))
    // The member has read of the likes, and not of the answer.
    await transaction
      .update(messages)
      .set({ readAt: ago(91) })
      .where(and(eq(messages.userId, userId), eq(messages.kind, 'comment.like')))
    await tellOfReply(transaction, answer.id, ago(43))
  })
}

/** Tells a member that their wish is done. */
export async function tellOfDoneWish(database: Database, userId: string, id: string, at: Date): Promise<void> {
  const words = wishMessages.finish?.wisher
  if (words === undefined) return
  const message = { userId, id, words, slots: wishParams({ id }), path: wishLeadsTo({ id }) }
  const told = build
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.kind, 'wish.finish')))
  if ((await queriesOf(database).readValue(told)) !== null) return
  await database.transaction((transaction) =>
    notify(transaction, { name: 'wish.finish', category: 'cases' }, [message], at),
  )
}
