import { asc, eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { commentPathOf } from '../../../../src/domain/participation/comments/comment-path'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Database, Transaction } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import type { Desk, WaitingCase } from '../../../kernel/operator/desk'
import { earnCredits } from '../credits/earn-credits'
import { commentMessages } from './comment-messages.words'
import { comments, emptiedComment } from './comments.schema'
import { lockComment } from './delete-comment'
import { replaceText } from './edit-comment'
import { heldComments } from './held-comments.schema'
import { insertComment, insertReply } from './insert-comment'
import { tellOfComment } from './tell-content-author'
import { tellRemovalToAuthor } from './tell-removal'
import { selectWritten } from './written-entries'

/**
 * Comments that wait because of their words, or because their author wrote many, and changed texts of comments, which
 * wait because of their words, or because the comment was reported.
 */
export const heldCommentsDesk = (contentAuthors: readonly ContentAuthor[]): Desk => ({
  name: 'held-comments',
  summary: 'Comments that nobody sees before the office has looked at them',
  selectWaiting: async (database, limit) => {
    const order = [asc(heldComments.createdAt), asc(heldComments.id)]
    return await withFormerTexts(database, await selectWritten(database, heldComments, { order, limit }))
  },
  acts: {
    post: {
      summary: 'posts it; its author hears of it',
      takesText: false,
      carryOut: (transaction, id, _text, at) => postHeld(transaction, contentAuthors, id, at),
    },
    refuse: { summary: 'with a reason that its author reads', takesText: true, carryOut: refuseHeld },
  },
})

/** Shows beside a changed text the one that it replaces. */
async function withFormerTexts(database: Database, waiting: readonly WaitingCase[]): Promise<readonly WaitingCase[]> {
  const former = await queriesOf(database).read(
    build
      .select({ id: heldComments.id, text: comments.text })
      .from(heldComments)
      .innerJoin(comments, eq(comments.id, heldComments.commentId))
      .where(
        isOneOf(
          heldComments.id,
          waiting.map(({ id }) => id),
        ),
      ),
  )
  return waiting.map((each) => {
    const before = former.find(({ id }) => id === each.id)
    return before === undefined ? each : { ...each, text: `${each.text}\n(in place of: ${before.text})` }
  })
}

/**
 * Takes the comment out of those that wait, so that of two operators only one decides. Of a changed text the thread is
 * locked first, as by its author.
 */
async function take(transaction: Transaction, id: string) {
  const { commentId } = heldComments
  const changedId = await queriesOf(transaction).readValue(
    build.select({ commentId }).from(heldComments).where(eq(heldComments.id, id)),
  )
  if (typeof changedId === 'string') await lockComment(transaction, changedId)
  const [held] = await transaction.delete(heldComments).where(eq(heldComments.id, id)).returning()
  if (held === undefined) throw new Refusal(errorCodes.gone)
  return held
}

async function postHeld(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  id: string,
  at: Date,
): Promise<void> {
  const { parentId, replyToId, commentId, ...comment } = await take(transaction, id)
  if (commentId !== null) return await postChange(transaction, contentAuthors, { ...comment, commentId, parentId }, at)
  const state =
    parentId === null
      ? await insertComment(transaction, comment)
      : await insertReply(transaction, comment, parentId, replyToId)
  if (state === 'gone') throw new Refusal(errorCodes.gone)
  if (state === 'closed') throw new Refusal(errorCodes.stateRefuses, null, { state: 'comments-closed' })
  const { userId, contentId } = comment
  await earnCredits(transaction, { userId, act: 'comment', contentId }, at)
  const message = {
    ...{ userId, id: contentId, words: commentMessages.post },
    slots: { beginning: refer('comment', comment.id) },
    about: [refer('content', contentId)],
    path: commentPathOf(comment.type, contentId, comment.id),
  }
  await notify(transaction, { name: 'comment.post', category: 'office' }, [message], at)
  await tellOfComment(transaction, contentAuthors, comment.id, at)
}

type Held = typeof heldComments.$inferSelect

async function postChange(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  {
    commentId,
    userId,
    contentId,
    type,
    parentId,
    text,
    people,
  }: Omit<Held, 'replyToId' | 'commentId'> & { readonly commentId: string },
  at: Date,
): Promise<void> {
  await replaceText(transaction, contentAuthors, commentId, { text, people }, at)
  const message = {
    ...{ userId, id: contentId, words: commentMessages.change },
    slots: { beginning: refer('comment', commentId) },
    about: [refer('content', contentId)],
    path: commentPathOf(type, contentId, parentId ?? commentId),
  }
  await notify(transaction, { name: 'comment.change', category: 'office' }, [message], at)
}

async function refuseHeld(transaction: Transaction, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  const held = await take(transaction, id)
  const { userId, contentId, commentId } = held
  if (commentId === null) {
    await keepRefused(transaction, held, reason['zh-CN'], at)
    await tellRemovalToAuthor(transaction, { kind: 'comment.remove', userId, id: contentId, contentId, reason, at })
    return
  }
  const slots = { title: refer('content', contentId), reason }
  const message = { userId, id: commentId, words: commentMessages.refuseChange, slots, path: '/my-comments' }
  await notify(transaction, { name: 'comment.refuse', category: 'office' }, [message], at)
}

/** Leaves a row without the text, so that its author's list says that it was refused, and why. */
async function keepRefused(
  transaction: Transaction,
  { id, contentId, userId, parentId, createdAt }: Held,
  removalReason: string,
  at: Date,
): Promise<void> {
  const head = build
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.id, parentId ?? ''))
  const row = { id, contentId, userId, createdAt, deletedAt: at, removedAt: at, removalReason, ...emptiedComment }
  await transaction.insert(comments).values({ ...row, parentId: sql`(${head})` })
}
