import { and, desc, isNull } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { comments } from './comments.schema'
import { removeComment } from './delete-comment'
import { selectWritten } from './written-entries'

/** Comments do not wait for approval. The desk shows the latest ones, so that the office sees what is said. */
export const commentsDesk: Desk = {
  name: 'comments',
  summary: 'The latest comments',
  byName: true,
  selectWaiting: (database, limit) =>
    selectWritten(database, comments, {
      where: and(isNull(comments.deletedAt), isNull(comments.removedAt)),
      order: [desc(comments.createdAt), desc(comments.id)],
      limit,
    }),
  acts: {
    remove: {
      summary: 'with a reason that the author reads; a comment with replies stays in place, marked as removed',
      takesText: true,
      carryOut: removeComment,
    },
  },
}
