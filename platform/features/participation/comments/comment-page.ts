import type * as z from 'zod/mini'
import type { listComments } from '../../../../contract/comments'
import { commentRank } from '../../../../src/domain/participation/comments/comment-rank'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { cursorValues } from '../../../kernel/lists/cursor'
import { isoOf } from '../../../kernel/lists/instants'
import { listPage } from '../../../kernel/lists/list-page'
import { commentOf } from './comment-answers'
import type { CommentRow } from './comments.queries'
import { readComments } from './read-comments'

/** A page of the comments of a content, as its viewer (null for a guest) sees them. */
export async function commentPage(
  database: Database,
  id: string,
  { type, order, page_size, cursor }: z.output<typeof listComments.query>,
  viewer: string | null,
) {
  const hot = order === 'hot'
  const part = { viewer, limit: page_size + 1, after: cursorValues(cursor, hot ? 'bnts' : 'bts') }
  const rows = await readComments(queriesOf(database), { id, type }, order, part)
  const cursorOf = (row: CommentRow) => [row.pinned, ...(hot ? [commentRank(row)] : []), isoOf(row.created_at), row.id]
  return listPage(rows, page_size, cursorOf, (row) => commentOf(row, viewer))
}
