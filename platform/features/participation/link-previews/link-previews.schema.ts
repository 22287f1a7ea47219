import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'

/**
 * What pages of other sites say of themselves, read by the platform. It names no member: who asked for it is nobody's
 * business.
 */
export const linkPreviews = pgTable(
  'link_previews',
  {
    id: text('id').primaryKey(),
    /** The address that was asked for, as a hash: it may be of any length. */
    key: text('key').notNull().unique(),
    /** The address after all redirects, to which the preview leads. */
    address: text('address').notNull(),
    /** Empty for a page that could not be read, or that says nothing of itself. */
    title: text('title').notNull(),
    description: text('description').notNull(),
    site: text('site').notNull(),
    /** The address of its picture, which is stored here as an upload; null when it has none. */
    picture: text('picture'),
    /** The width of the picture in pixels. */
    width: integer('width'),
    /** The height of the picture in pixels. */
    height: integer('height'),
    readAt: moment('read_at').notNull(),
    /** When something that is stored first used it; it stays from then on. Null until then. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('link_previews_by_picture').on(table.picture),
    index('link_previews_unused')
      .on(table.readAt)
      .where(sql`used_at is null`),
  ],
)
