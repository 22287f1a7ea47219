import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Localised } from '../../../kernel/database/schema/localised'

const content = (name: string) => text(name).references(() => contents.id, { onDelete: 'cascade' })

export const albums = pgTable('albums', {
  contentId: content('content_id').primaryKey(),
  description: jsonb('description').$type<Localised>().notNull(),
  finished: boolean('finished').notNull().default(false),
  /** The number of the album's tracks, updated together with them. */
  tracks: integer('tracks').notNull().default(0),
  /** The number of the album's followers, updated together with them. */
  followers: integer('followers').notNull().default(0),
})

export const tracks = pgTable(
  'tracks',
  {
    contentId: content('content_id').primaryKey(),
    albumId: text('album_id')
      .notNull()
      .references(() => albums.contentId, { onDelete: 'cascade' }),
    /** Number within the album, from 1. */
    sort: integer('sort').notNull(),
    sourceId: text('source_id').notNull(),
    url: text('url').notNull(),
    description: jsonb('description').$type<Localised>().notNull(),
  },
  (table) => [uniqueIndex('tracks_by_album').on(table.albumId, table.sort)],
)
