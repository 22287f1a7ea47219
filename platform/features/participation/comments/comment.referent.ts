import { and, eq, isNull } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenTo } from '../../../kernel/contents/open-to'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { asWritten } from '../../../kernel/shared/as-written'
import { comments } from './comments.schema'

/** The text of a comment, while it and what it was written on can be read. */
export const commentReferent: MessageReferent = {
  kind: 'comment',
  is: 'message',
  read: async (queries, ids, readerId) => {
    const rows = await queries.read(
      build
        .select({ id: comments.id, text: comments.text })
        .from(comments)
        .innerJoin(contents, and(eq(contents.id, comments.contentId), isOpenTo(readerId)))
        .where(and(isOneOf(comments.id, ids), isNull(comments.deletedAt), isNull(comments.removedAt))),
    )
    return rows.map(({ id, text }) => ({ id, words: asWritten(text) }))
  },
}
