import { boolean, index, integer, jsonb, pgTable, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Localised } from '../../../kernel/database/schema/localised'

/** Pages of the builder. */
export const pages = pgTable(
  'pages',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Localised>().notNull(),
    backgroundColor: text('background_color'),
    shareDescription: jsonb('share_description').$type<Localised>().notNull(),
    shareImage: text('share_image'),
    /** The token by which alone an unpublished page is found. It has 128 random bits or more. */
    previewToken: text('preview_token').unique(),
    /** The page of which this one is the draft, as its preview shows it; null for a page of its own. */
    draftOf: text('draft_of').references((): AnyPgColumn => pages.id, { onDelete: 'cascade' }),
    /** The addresses of all pictures on it, so that they stay stored. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index('pages_by_draft').on(table.draftOf),
    index('pages_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
  ],
)

/**
 * Cards of a page. `source` states where their items come from: `ids` (hand-picked), `newest` (of a category and of
 * types), `channels`; null for a card without items to look up.
 */
export const pageCards = pgTable(
  'page_cards',
  {
    id: text('id').primaryKey(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The id of the tabs card of which this row is a tab; null for any other card. A tab is not drawn by itself. */
    parentId: text('parent_id'),
    sort: integer('sort').notNull(),
    type: text('type').notNull(),
    title: jsonb('title').$type<Localised>(),
    /** The rest of the card, in the form of the answer but with each text in both languages. */
    content: jsonb('content').notNull().default({}),
    source: text('source'),
    itemIds: jsonb('item_ids').$type<readonly string[]>(),
    itemCategoryId: text('item_category_id'),
    itemType: smallint('item_type'),
    itemLimit: integer('item_limit').notNull().default(6),
    /** True when the items come with the page; otherwise they are fetched one card at a time. */
    eager: boolean('eager').notNull().default(true),
  },
  (table) => [
    index('page_cards_by_page').on(table.pageId, table.sort),
    index('page_cards_by_parent').on(table.parentId),
  ],
)
