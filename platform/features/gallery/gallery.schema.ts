import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from '../../database/schema/localised'
import { contents } from '../feed/feed.schema'

/** The pictures of a gallery, in order. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    galleryId: text('gallery_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    url: text('url').notNull(),
    caption: jsonb('caption').$type<Localised>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.sort] })],
)
