import type { CommentDto } from '../../../contract/comments'
import { errorCodes } from '../../../contract/envelope'
import { commentText } from '../../../src/domain/comments/comment'
import type { Queries } from '../../database/queries'
import { Refusal, invalid } from '../../http/refusal'
import { randomId } from '../../shared/random'
import { commentOf } from './comment-answers'
import { insertComment, insertReply, selectComment } from './comments.queries'

interface CommentBody {
  readonly post_id: string
  readonly type: number
  readonly text: string
  readonly parent_id: string | null
  readonly reply_to_id: string | null
}

/** Posts a comment or a reply; refuses an invalid text, and contents that are gone or closed for comments. */
export async function addComment(queries: Queries, userId: string, body: CommentBody): Promise<CommentDto> {
  const text = commentText(body.text)
  if (!text.ok) throw invalid({ text: text.reason === 'empty' ? 'too-short' : text.reason })
  const comment = { id: randomId('comment'), contentId: body.post_id, type: body.type, userId, text: text.value }
  const state =
    body.parent_id === null
      ? await insertComment(queries, comment)
      : await insertReply(queries, comment, body.parent_id, body.reply_to_id)
  if (state === 'closed') throw new Refusal(errorCodes.stateRefuses, null, { state: 'comments-closed' })
  const row = state === 'gone' ? undefined : await selectComment(queries, comment.id, userId)
  if (row === undefined) throw new Refusal(errorCodes.gone)
  return commentOf(row, userId)
}
