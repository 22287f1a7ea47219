import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NamedPerson, NamedTopic } from '../../../../src/domain/participation/marked-text/marked-text'
import { moment } from '../../../kernel/database/moment'
import { linkPreviews } from '../../participation/link-previews/link-previews.schema'
import { circlePosts } from './circles.schema'

/** What stands in a post besides its text and its media; a poll is kept under the post's id. */
export const circlePostParts = pgTable(
  'circle_post_parts',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => circlePosts.id, { onDelete: 'cascade' }),
    /** The people whom the text names, under the names that they had. */
    people: jsonb('people').$type<readonly NamedPerson[]>().notNull(),
    topics: jsonb('topics').$type<readonly NamedTopic[]>().notNull(),
    linkId: text('link_id').references(() => linkPreviews.id, { onDelete: 'set null' }),
    /** When its author last changed the text; null while it is as it was published. */
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('circle_post_parts_by_link').on(table.linkId),
    index('circle_post_parts_naming').using('gin', table.people.op('jsonb_path_ops')),
  ],
)
