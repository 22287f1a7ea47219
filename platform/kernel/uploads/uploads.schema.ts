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
    /** Null after its owner is gone: the row stays until the file is removed. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['image', 'video', 'audio'] }).notNull(),
    /**
     * Only what is there is shown. A row is written before its file and removed after it, so that no file is ever
     * without a row, wherever a process ends.
     */
    state: text('state', { enum: ['arriving', 'there', 'leaving'] })
      .notNull()
      .default('there'),
    /** Address of the file: a path of this platform, or absolute; empty until it is known. */
    url: text('url').notNull(),
    mime: text('mime').notNull(),
    /** Pixels. */
    width: integer('width'),
    height: integer('height'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Whether everybody may see it (C030); what is no picture passes. */
    suggestion: text('suggestion', { enum: ['unchecked', 'pass', 'block'] })
      .notNull()
      .default('pass'),
    /** What is the same for pictures that look alike (`content-check/fingerprint.ts`); null where there is none. */
    fingerprint: text('fingerprint'),
    /** Seconds. */
    duration: doublePrecision('duration'),
    createdAt: moment('created_at').notNull(),
    /** When something first referred to it; null until then. */
    usedAt: moment('used_at'),
    /** When it is next looked whether anything refers to it; null is at once. */
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

/** Pictures that nobody may publish, as the office said. */
export const refusedPictures = pgTable('refused_pictures', {
  fingerprint: text('fingerprint').primaryKey(),
  /** The upload that was refused, which may be gone since. */
  sourceId: text('source_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Bytes that a member's uploads take, in all and of one day. */
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
