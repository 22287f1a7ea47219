import { isNotNull, isNull, or, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import { rankWeights } from '../../../../src/domain/participation/comments/comment-rank'
import { contents } from '../../../kernel/contents/contents.schema'

/**
 * Comments and their replies: a reply belongs to a top-level comment, never to another reply, and names whom it
 * answers.
 */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    parentId: text('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    replyToUserId: text('reply_to_user_id'),
    text: text('text').notNull(),
    /** The people whom the text names, under the names that they had. */
    people: jsonb('people').$type<readonly NamedPerson[]>().notNull().default([]),
    pinned: boolean('pinned').notNull().default(false),
    likes: integer('likes').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    /** Its rank in the sort order 'hot'. */
    rank: integer('rank')
      .notNull()
      .generatedAlwaysAs(sql.raw(`likes * ${rankWeights.likes} + replies * ${rankWeights.replies}`)),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its author last changed the text; null while it is as it was posted. */
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /**
     * When the office removed the comment. One that others had replied to stays without its text and its author; any
     * other is deleted, too, and only its author's own list has it.
     */
    removedAt: moment('removed_at'),
    /** Why the office removed it; '' otherwise. */
    removalReason: text('removal_reason').notNull().default(''),
  },
  (table) => [
    index('comments_newest')
      .on(
        table.contentId,
        table.pinned.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`parent_id is null and deleted_at is null`),
    index('comments_hottest')
      .on(
        table.contentId,
        table.pinned.desc().nullsFirst(),
        table.rank.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`parent_id is null and deleted_at is null`),
    index('comments_replies')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('comments_naming').using('gin', table.people.op('jsonb_path_ops')),
    index('comments_by_user')
      .on(table.userId)
      .where(sql`deleted_at is null`),
    index('comments_of_author')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null or removed_at is not null`),
  ],
)

/**
 * Condition: the list of its author has the comment. They did not delete it, nor was it deleted with its thread; what the
 * office removed stays there.
 */
export const isInOwnList = or(isNull(comments.deletedAt), isNotNull(comments.removedAt))

/** What is left of a comment that its author deleted, or the office removed. */
export const emptiedComment = { text: '', people: [] } satisfies Partial<typeof comments.$inferInsert>

export const commentLikes = pgTable(
  'comment_likes',
  {
    userId: text('user_id').notNull(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.commentId] })],
)
