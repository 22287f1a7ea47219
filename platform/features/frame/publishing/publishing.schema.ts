import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import type { PublishedDocument } from '../../../kernel/publishing/publishable-kind'

type KeptDocument = PublishedDocument<unknown>

/** What the office published from files: what is public of each document, and what waits for its time. */
export const publishedDocuments = pgTable(
  'published_documents',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** A hash of the file and its media as they were last published: the same files change nothing. */
    digest: text('digest').notNull(),
    /** What is public, or was before it was withdrawn; null until its time comes. */
    document: jsonb('document').$type<KeptDocument>(),
    /** What becomes public at `dueAt`; null when nothing waits. */
    waiting: jsonb('waiting').$type<KeptDocument>(),
    dueAt: moment('due_at'),
    /** When it first became public; null until then. */
    publishedAt: moment('published_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** Whether its file says that it is withdrawn, or the desk, which then alone puts it back. */
    withdrawnIn: text('withdrawn_in', { enum: ['file', 'desk'] }),
    /** Why it could not become public at its time. */
    problem: text('problem'),
    operator: text('operator').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('published_documents_due').on(table.dueAt)],
)

/**
 * Media that are on their way into the store, or that nothing published shows yet. A row is written before its file,
 * and removed in the transaction that publishes what shows it.
 */
export const arrivingMedia = pgTable(
  'arriving_media',
  {
    /** The name of the file in the store. */
    name: text('name').primaryKey(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [index('arriving_media_by_time').on(table.notedAt)],
)
