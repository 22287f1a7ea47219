import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { albums } from '../audio/audio.schema'
import { hosts } from '../../../kernel/contents/contents.schema'

/** Links each album to the hosts who read it. */
export const hostAlbums = pgTable(
  'host_albums',
  {
    hostId: text('host_id')
      .notNull()
      .references(() => hosts.id, { onDelete: 'cascade' }),
    albumId: text('album_id')
      .notNull()
      .references(() => albums.contentId, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hostId, table.albumId] }), index('host_albums_by_album').on(table.albumId)],
)
