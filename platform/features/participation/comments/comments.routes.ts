import { contentReferent } from '../../../kernel/contents/content.referent'
import { commentReferent } from './comment.referent'
import {
  deleteComment,
  editComment,
  getComment,
  likeComment,
  listComments,
  listMyComments,
  listReplies,
  postComment,
} from '../../../../contract/comments'
import { errorCodes } from '../../../../contract/envelope'
import type { CodeWith } from '../../../../src/domain/frame/content/content-kinds'
import { earnCredits } from '../credits/earn-credits'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { isoOf } from '../../../kernel/lists/instants'
import { listPage } from '../../../kernel/lists/list-page'
import { unnameInComments } from './unname-in-comments'
import { personalComments } from './comments.personal'
import { commentsDesk } from './comments.desk'
import { commentOf, ownCommentOf, replyOf } from './comment-answers'
import { commentPage } from './comment-page'
import { addComment } from './add-comment'
import { deleteOwnComment } from './delete-comment'
import { changeComment } from './edit-comment'
import { setCommentLike } from './insert-comment'
import { selectOwnComment, selectOwnComments } from './own-comments.queries'
import { readComment, readReplies } from './read-comments'
import { refuseRepeat } from './refuse-repeat'
import { tellOfLike } from './tell-author'
import { tellOfComment } from './tell-content-author'
import { reportableComments } from './comments.reportable'
import { reviewRules } from './hold-comment'

type CommentTarget = CodeWith<'comment'>

export const commentsFeature: PlatformFeature = {
  name: 'comments',
  messageReferents: [commentReferent, contentReferent],
  configures: { 'comment-review': reviewRules },
  reportable: [reportableComments],
  personalData: personalComments,
  beforeDeletion: unnameInComments,
  desk: commentsDesk,
  routes: (app) => {
    serve(app, listComments, async ({ path, query, caller, database }) => {
      return await commentPage(database, path.id, query, caller.member?.id ?? null)
    })

    serve(app, getComment, async ({ path, query, caller, database }) => {
      const viewer = caller.member?.id ?? null
      const content = { id: query.post_id, type: query.type }
      const row = await readComment(queriesOf(database), path.id, content, viewer)
      return { comment: commentOf(row, viewer), post_id: row.post_id, type: row.type as CommentTarget }
    })

    serve(app, listReplies, async ({ path, query, caller, database }) => {
      const viewer = caller.member?.id ?? null
      const part = { viewer, limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
      const rows = await readReplies(queriesOf(database), path.id, part)
      return listPage(
        rows,
        query.page_size,
        (row) => [isoOf(row.created_at), row.id],
        (row) => replyOf(row, viewer),
      )
    })

    serve(app, postComment, async ({ body, caller, database, platform }) => {
      await refuseRepeat(database, platform.signer, caller, body, platform.now())
      const comment = await addComment(database, caller, body, platform.contentAuthors, platform.now())
      if (comment === null) return { comment: null }
      await tellOfComment(database, platform.contentAuthors, comment.id, platform.now())
      const earning = { userId: caller.require().id, act: 'comment', contentId: body.post_id } as const
      return { comment, ...(await earnCredits(database, earning, platform.now())) }
    })

    serve(app, listMyComments, async ({ query, caller, database }) => {
      const { id: userId } = caller.require()
      const after = cursorValues(query.cursor, 'ts')
      const rows = await selectOwnComments(queriesOf(database), userId, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        (row) => [isoOf(row.created_at), row.id],
        (row) => ownCommentOf(row, caller.language),
      )
    })

    serve(app, editComment, async ({ path, body, caller, database, platform }) => {
      const { id: userId } = caller.require()
      const editing = { contentAuthors: platform.contentAuthors, userId, at: platform.now() }
      const id = await changeComment(database, editing, path.id, body)
      const row = await selectOwnComment(queriesOf(database), userId, id)
      if (row === null) throw new Refusal(errorCodes.gone)
      return { comment: ownCommentOf(row, caller.language) }
    })

    serve(app, deleteComment, async ({ query, caller, database }) => {
      await deleteOwnComment(database, query.id, caller.require().id)
      return { deleted: true }
    })

    serve(app, likeComment, async ({ body, caller, database, platform }) => {
      const { id: userId } = caller.require()
      const likes = await database.transaction(async (transaction) => {
        const count = await setCommentLike(transaction, userId, body.id, body.action === 1)
        if (count !== null && body.action === 1) await tellOfLike(transaction, body.id, userId, platform.now())
        return count
      })
      if (likes === null) throw new Refusal(errorCodes.gone)
      return { liked: body.action === 1, likes }
    })
  },
}
