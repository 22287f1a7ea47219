import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isNull } from 'drizzle-orm'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { comments } from './comments.schema'

/** Comments, and changed texts of comments, that nobody sees until the office has looked at them. */
export const heldComments = pgTable(
  'held_comments',
  {
    /**
     * The id that a new comment gets. Whatever its author changes in a text that waits gives it another id, so that the
     * office never posts what it did not look at.
     */
    id: text('id').primaryKey(),
    /** The comment whose text it replaces; null for a new comment. */
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    type: integer('type').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: text('parent_id'),
    replyToId: text('reply_to_id'),
    text: text('text').notNull(),
    /** The people whom the text names, under the names that they had. */
    people: jsonb('people').$type<readonly NamedPerson[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('held_comments_naming').using('gin', table.people.op('jsonb_path_ops')),
    index('held_comments_waiting').on(table.createdAt, table.id),
    index('held_comments_by_user').on(table.userId),
    uniqueIndex('held_comments_of_comment').on(table.commentId),
  ],
)

/** Condition: it was never posted. A changed text belongs to the comment that it changes. */
export const isNewComment = isNull(heldComments.commentId)
