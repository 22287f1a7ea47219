import { errorCodes } from '../../../../contract/envelope'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { isOpen } from '../../../kernel/contents/open-to'
import { isContentOfCommentThere, selectComment, selectComments, selectReplies } from './comments.queries'

interface Content {
  readonly id: string
  readonly type: number
}
/** The requested part of a list, and its viewer (null for a guest). */
interface Part {
  readonly viewer: string | null
  readonly limit: number
  readonly after: CursorValues | null
}

/** Comments of a content; those of a withdrawn content are withdrawn with it. */
export async function readComments(
  queries: Queries,
  content: Content,
  order: 'hot' | 'new',
  { viewer, limit, after }: Part,
) {
  const rows = await selectComments(queries, content, viewer, order, limit, after)
  if (rows.length === 0 && !(await isOpen(queries, content, viewer))) throw new Refusal(errorCodes.gone)
  return rows
}

/** Replies to a comment; those under a withdrawn content are withdrawn with it. */
export async function readReplies(queries: Queries, commentId: string, { viewer, limit, after }: Part) {
  const rows = await selectReplies(queries, commentId, viewer, limit, after)
  if (rows.length === 0 && !(await isContentOfCommentThere(queries, commentId, viewer)))
    throw new Refusal(errorCodes.gone)
  return rows
}

/**
 * One comment of a content. The address names both, so a comment of another content is not found under this content.
 */
export async function readComment(queries: Queries, id: string, content: Content, viewer: string | null) {
  const row = await selectComment(queries, id, viewer)
  if (row === null || row.post_id !== content.id || row.type !== content.type) throw new Refusal(errorCodes.gone)
  return row
}
