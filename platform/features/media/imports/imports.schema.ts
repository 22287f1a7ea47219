import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { contents, organisations, subCategories } from '../../../kernel/contents/contents.schema'
import { moment } from '../../../kernel/database/moment'
import type { LeftOut } from './reading/read-feed'

/** Feeds and podcasts of others that are read every hour, as contents of an organisation. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    address: text('address').notNull().unique(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    subCategoryId: text('sub_category_id').references(() => subCategories.id, { onDelete: 'set null' }),
    /** The title that the feed gives itself; empty until it was read. */
    title: text('title').notNull().default(''),
    /** The album of a podcast; null for a feed of articles, and until it was read. */
    albumId: text('album_id').references(() => contents.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['active', 'stopped'] })
      .notNull()
      .default('active'),
    /** How the server names the version that was read last, for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When it is read next. Whoever reads it moves this on first, so that one process does. */
    dueAt: moment('due_at').notNull(),
    /** When it was last read without a failure; null until then. */
    readAt: moment('read_at'),
    /** The failures since then. */
    failures: integer('failures').notNull().default(0),
    /** Why it, or some of its items, could not be read the last time. */
    problem: text('problem'),
    /** What was left out of it the last time, and why. */
    leftOut: jsonb('left_out').$type<readonly LeftOut[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('imports_due').on(table.state, table.dueAt), index('imports_by_album').on(table.albumId)],
)

export type ImportRow = typeof imports.$inferSelect

/** Items of the feeds that were imported or tried. One that its feed drops stays. */
export const importedItems = pgTable(
  'imported_items',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** How the feed names the item: its guid, or what stands for one that others have, too. */
    guid: text('guid').notNull(),
    /** The content that it became; null while it could not be read. */
    contentId: text('content_id').references(() => contents.id, { onDelete: 'cascade' }),
    /** How often it could not be read, such as when its sound is damaged. */
    failures: integer('failures').notNull().default(0),
    /** The item's own page, by which it is recognised when its guid changes. */
    link: text('link'),
    /** A hash of what the feed says of it: the same changes nothing. */
    digest: text('digest').notNull(),
    /** When the office took it back, which the feed does not undo; null while it is shown. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.guid] }),
    index('imported_items_by_content').on(table.contentId),
  ],
)
