import { doublePrecision, index, integer, bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment'
import { users } from '../session/session.schema'

/**
 * Files that users uploaded; the id comes from the upload's authorisation, so that each authorisation is good for one
 * file.
 */
export const sources = pgTable(
  'sources',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['image', 'video', 'audio'] }).notNull(),
    /** Address of the file: a path of this platform, or absolute. */
    url: text('url').notNull(),
    mime: text('mime').notNull(),
    /** Pixels. */
    width: integer('width'),
    height: integer('height'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Seconds. */
    duration: doublePrecision('duration'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sources_by_user').on(table.userId)],
)
