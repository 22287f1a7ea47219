import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'

/** Comments that nobody sees until the office has looked at them. */
export const heldComments = pgTable(
  'held_comments',
  {
    /** The id that the comment gets. */
    id: text('id').primaryKey(),
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
  ],
)
