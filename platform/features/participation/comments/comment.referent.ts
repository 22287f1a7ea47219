import { and, eq, isNull } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenTo } from '../../../kernel/contents/open-to'
import { existsIn } from '../../../kernel/database/expressions'
import { referentOf } from '../../../kernel/messages/referent-of'
import { comments } from './comments.schema'

/** The text of a comment, while it and what it was written on can be read. */
export const commentReferent = referentOf({
  kind: 'comment',
  is: 'message',
  id: comments.id,
  words: comments.text,
  isShownTo: (readerId) =>
    and(
      isNull(comments.deletedAt),
      isNull(comments.removedAt),
      existsIn(contents, eq(contents.id, comments.contentId), isOpenTo(readerId)),
    ),
})
