import { asc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { commentPathOf } from '../../../../src/domain/participation/comments/comment-path'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Transaction } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import type { Desk } from '../../../kernel/operator/desk'
import { earnCredits } from '../credits/earn-credits'
import { commentMessages } from './comment-messages.words'
import { heldComments } from './held-comments.schema'
import { insertComment, insertReply } from './insert-comment'
import { tellOfComment } from './tell-content-author'
import { tellRemovalToAuthor } from './tell-removal'
import { selectWritten } from './written-entries'

/** Comments that wait because of their words, or because their author wrote many. */
export const heldCommentsDesk = (contentAuthors: readonly ContentAuthor[]): Desk => ({
  name: 'held-comments',
  summary: 'Comments that nobody sees before the office has looked at them',
  selectWaiting: (database, limit) =>
    selectWritten(database, heldComments, { order: [asc(heldComments.createdAt), asc(heldComments.id)], limit }),
  acts: {
    post: {
      summary: 'posts it; its author hears of it',
      takesText: false,
      carryOut: (transaction, id, _text, at) => postHeld(transaction, contentAuthors, id, at),
    },
    refuse: { summary: 'with a reason that its author reads', takesText: true, carryOut: refuseHeld },
  },
})

/** Takes the comment out of those that wait, so that of two operators only one decides. */
async function take(transaction: Transaction, id: string) {
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
  const { parentId, replyToId, ...comment } = await take(transaction, id)
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

async function refuseHeld(transaction: Transaction, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  const { userId, contentId } = await take(transaction, id)
  await tellRemovalToAuthor(transaction, { kind: 'comment.remove', userId, id: contentId, contentId, reason, at })
}
