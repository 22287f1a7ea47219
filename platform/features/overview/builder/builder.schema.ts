import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'
import { pages } from '../pages/pages.schema'
import type { KeptCards } from './page-rows'

/** The members who may edit the pages of the builder. */
export const pageEditors = pgTable('page_editors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  grantedAt: moment('granted_at').notNull(),
})

const ofPage = () =>
  text('page_id')
    .notNull()
    .references(() => pages.id, { onDelete: 'cascade' })
/** The editor; null once their account is deleted. */
const author = () => text('author_id').references(() => users.id, { onDelete: 'set null' })
const document = () => jsonb('content').$type<PageDocument>().notNull()

/** The draft of a page. Its cards are also stored as those of a page of its own, which its preview shows. */
export const pageDrafts = pgTable('page_drafts', {
  pageId: ofPage().primaryKey(),
  /** Each save is the next version, so that nobody saves over what they have not seen. */
  version: integer('version').notNull(),
  document: document(),
  /** What the cards hold that the builder cannot edit, by their ids. */
  kept: jsonb('kept').$type<KeptCards>().notNull(),
  /** The number of versions that were published or planned. */
  publications: integer('publications').notNull().default(0),
  /** The version that was published last; the draft says nothing new while it is the same. */
  publishedVersion: integer('published_version'),
  authorId: author(),
  savedAt: moment('saved_at').notNull(),
})

const pictures = () => jsonb('pictures').$type<readonly string[]>().notNull().default([])

/** The saved versions of a draft. */
export const pageDraftSteps = pgTable(
  'page_draft_steps',
  {
    pageId: ofPage(),
    version: integer('version').notNull(),
    document: document(),
    pictures: pictures(),
    /** The number of cards that differ from the version before. */
    changed: integer('changed').notNull(),
    authorId: author(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    index('page_draft_steps_by_author').on(table.authorId),
    index('page_draft_steps_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
  ],
)

/** Versions of a page that were published, or are planned, with who and why. */
export const pagePublications = pgTable(
  'page_publications',
  {
    pageId: ofPage(),
    number: integer('number').notNull(),
    /** The version of the draft that it is. */
    version: integer('version').notNull(),
    document: document(),
    pictures: pictures(),
    why: text('why').notNull(),
    authorId: author(),
    madeAt: moment('made_at').notNull(),
    /** When it is to be published; null for one that was published at once. */
    plannedAt: moment('planned_at'),
    publishedAt: moment('published_at'),
    calledOffAt: moment('called_off_at'),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.number] }),
    index('page_publications_due').on(table.plannedAt),
    index('page_publications_by_author').on(table.authorId),
    index('page_publications_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
  ],
)

/** Editors who are at a page now. */
export const pagePresences = pgTable(
  'page_presences',
  {
    pageId: ofPage(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: text('card_id'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.userId] }),
    index('page_presences_by_time').on(table.seenAt),
    index('page_presences_by_user').on(table.userId),
  ],
)
