import { sql } from 'drizzle-orm'
import { bigint, check, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'
import { users } from '../members/members.schema'

/**
 * Files that users uploaded; the id comes from the upload's authorisation, so that each authorisation is good for one
 * file.
 */
export const sources = pgTable(
  'sources',
  {
    id: text('id').primaryKey(),
    /** The owner; null once their account is gone. The row stays until the file is removed. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['image', 'video', 'audio'] }).notNull(),
    /**
     * An upload is shown while its state is `there`. A row is written before its file and removed after it, so that no
     * file is ever without a row, wherever a process ends.
     */
    state: text('state', { enum: ['arriving', 'there', 'leaving'] })
      .notNull()
      .default('there'),
    /** Address of the file: a path of this platform, or an absolute address; empty until it is known. */
    url: text('url').notNull(),
    mime: text('mime').notNull(),
    /** The width in pixels. */
    width: integer('width'),
    /** The height in pixels. */
    height: integer('height'),
    /** The size in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The verdict of the content check (C030); a file that is no picture passes. */
    suggestion: text('suggestion', { enum: ['unchecked', 'pass', 'block'] })
      .notNull()
      .default('pass'),
    /** Nearly the same for pictures that look alike (`content-check/fingerprint.ts`); null when there is none. */
    fingerprint: text('fingerprint'),
    /** Duration of a sound or a film, in seconds. */
    duration: doublePrecision('duration'),
    createdAt: moment('created_at').notNull(),
    /** When something first referred to it; null until then. */
    usedAt: moment('used_at'),
    /** When references to it are checked next; null means at once. */
    checkAt: moment('check_at'),
  },
  (table) => [
    index('sources_by_user').on(table.userId),
    index('sources_to_check').on(table.checkAt, table.id),
    index('sources_unchecked')
      .on(table.createdAt)
      .where(sql`suggestion = 'unchecked'`),
    index('sources_on_their_way')
      .on(table.createdAt)
      .where(sql`state <> 'there'`),
  ],
)

/** Pictures that the office refused, which nobody may publish. */
export const refusedPictures = pgTable('refused_pictures', {
  fingerprint: text('fingerprint').primaryKey(),
  /** The refused upload, which may have been removed since. */
  sourceId: text('source_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The bytes of a member's uploads, in total and of one day. */
export const uploadTotals = pgTable(
  'upload_totals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    dayBytes: bigint('day_bytes', { mode: 'number' }).notNull(),
  },
  () => [check('upload_totals_bytes', sql`bytes >= 0 and day_bytes >= 0`)],
)
