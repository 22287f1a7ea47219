import { and, eq, inArray, isNull } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpen } from '../../../kernel/contents/open-to'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { comments } from './comments.schema'
import { removeComment } from './delete-comment'

export const reportableComments: ReportableKind = {
  kind: 'comment',
  find: async (database, ids) => {
    const rows = await queriesOf(database).read(
      build
        .select({ id: comments.id, authorId: comments.userId, text: comments.text, title: contents.title })
        .from(comments)
        .innerJoin(
          contents,
          and(eq(contents.id, comments.contentId), inArray(contents.state, ['published', 'members'])),
        )
        .where(and(isOneOf(comments.id, ids), isNull(comments.deletedAt), isNull(comments.removedAt))),
    )
    return rows.map(({ title, ...comment }) => ({ ...comment, place: title['zh-CN'], pictures: [] }))
  },
  isSeenBy: async (database, id, userId) => {
    const comment = await queriesOf(database).readOne(
      build.select({ contentId: comments.contentId }).from(comments).where(eq(comments.id, id)),
    )
    return comment !== null && (await isOpen(queriesOf(database), { id: comment.contentId }, userId))
  },
  remove: removeComment,
}
