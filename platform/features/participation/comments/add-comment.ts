import type { CommentDto } from '../../../../contract/comments'
import { errorCodes } from '../../../../contract/envelope'
import { commentText } from '../../../../src/domain/participation/comments/comment'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal, invalid } from '../../../kernel/http/refusal'
import { randomId } from '../../../kernel/shared/random'
import { commentOf } from './comment-answers'
import { selectComment } from './comments.queries'
import { insertComment, insertReply } from './insert-comment'
import { refuseSensitiveText } from '../../frame/site/sensitive-text'

interface CommentBody {
  readonly post_id: string
  readonly type: number
  readonly text: string
  readonly parent_id: string | null
  readonly reply_to_id: string | null
}

/**
 * Posts a comment or a reply. Refuses an invalid text, one with words that the site refuses, and contents that are gone
 * or closed for comments.
 */
export async function addComment(database: Database, caller: Caller, body: CommentBody): Promise<CommentDto> {
  const text = commentText(body.text)
  if (!text.ok) throw invalid({ text: text.reason === 'empty' ? 'too-short' : text.reason })
  await refuseSensitiveText(database, caller, text.value)
  const { id: userId } = caller.require()
  const comment = { id: randomId('comment'), contentId: body.post_id, type: body.type, userId, text: text.value }
  const state =
    body.parent_id === null
      ? await insertComment(database, comment)
      : await insertReply(database, comment, body.parent_id, body.reply_to_id)
  if (state === 'closed') throw new Refusal(errorCodes.stateRefuses, null, { state: 'comments-closed' })
  const row = state === 'gone' ? null : await selectComment(queriesOf(database), comment.id, userId)
  if (row === null) throw new Refusal(errorCodes.gone)
  return commentOf(row, userId)
}
