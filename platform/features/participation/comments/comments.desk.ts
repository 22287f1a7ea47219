import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { comments } from './comments.schema'
import { removeComment } from './delete-comment'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** Comments do not wait for approval. The desk shows the latest ones, so that the office sees what is said. */
export const commentsDesk: Desk = {
  name: 'comments',
  summary: 'The latest comments',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ comment: comments, nickname: users.nickname, title: contents.title })
        .from(comments)
        .innerJoin(contents, eq(contents.id, comments.contentId))
        .leftJoin(users, eq(users.id, comments.userId))
        .where(and(isNull(comments.deletedAt), isNull(comments.removedAt)))
        .orderBy(desc(comments.createdAt), desc(comments.id))
        .limit(limit),
    )
    return rows.map(({ comment: { id, createdAt, userId, text }, nickname, title }) => ({
      id,
      since: createdAt,
      from: nickname === null ? 'a deleted account' : `${nickname} (${userId})`,
      title: title['zh-CN'],
      text,
    }))
  },
  acts: {
    remove: {
      summary: 'with a reason that the author reads; a comment with replies stays in place, marked as removed',
      takesText: true,
      carryOut: removeComment,
    },
  },
}
