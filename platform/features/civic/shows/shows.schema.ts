import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { showStates } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'

export const showCategories = pgTable('show_categories', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  sort: integer('sort').notNull(),
})

/**
 * What members show of their city: shows, which have a category, and entries, which belong to a topic and may have a
 * category. From approval on, a row in `contents` with the same id carries likes, comments and views.
 */
export const shows = pgTable(
  'shows',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** It is null for an entry without a category. */
    categoryId: text('category_id').references(() => showCategories.id),
    /** The topic of an entry; null for a show. */
    topicId: text('topic_id').references(() => contents.id, { onDelete: 'cascade' }),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly OwnPicture[]>().notNull(),
    /** The video's address; null for a show with pictures alone. */
    video: text('video'),
    place: jsonb('place').$type<Localised>().notNull(),
    state: text('state', { enum: showStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was approved; null until then. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    index('shows_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published' and topic_id is null`),
    index('shows_by_category')
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('shows_by_topic')
      .on(table.topicId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('shows_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('shows_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('shows_by_video').on(table.video),
    index('shows_waiting')
      .on(table.createdAt, table.id)
      .where(sql`state = 'submitted'`),
    check('shows_place', sql`num_nonnulls(category_id, topic_id) > 0`),
  ],
)
