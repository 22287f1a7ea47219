import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from '../../../kernel/database/schema/localised'
import { contents } from '../../../kernel/contents/contents.schema'

/** The pictures of a gallery, in order. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    galleryId: text('gallery_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    url: text('url').notNull(),
    /** The width in pixels; 0 when unknown. */
    width: integer('width').notNull().default(0),
    /** The height in pixels; 0 when unknown. */
    height: integer('height').notNull().default(0),
    caption: jsonb('caption').$type<Localised>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.sort] })],
)
