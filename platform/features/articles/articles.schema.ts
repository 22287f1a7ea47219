import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { contents } from '../feed/feed.schema'
import type { Localised } from '../../database/schema/localised'

const content = (name: string) => text(name).references(() => contents.id, { onDelete: 'cascade' })

/** What only an article's page needs. */
export const articleDetails = pgTable('article_details', {
  contentId: content('content_id').primaryKey(),
  author: jsonb('author').$type<Localised>(),
  /** HTML from the editor's tool: the client shows it only through its sanitiser. */
  body: jsonb('body').$type<Localised>().notNull(),
  readingMinutes: jsonb('reading_minutes').$type<{ readonly 'zh-CN': number; readonly en: number }>().notNull(),
  voiceUrl: jsonb('voice_url').$type<Localised>(),
})

/** Columns of a special, and their articles. */
export const specialColumns = pgTable(
  'special_columns',
  {
    id: text('id').primaryKey(),
    specialId: content('special_id').notNull(),
    name: jsonb('name').$type<Localised>().notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('special_columns_by_special').on(table.specialId, table.sort)],
)

export const specialItems = pgTable(
  'special_items',
  {
    columnId: text('column_id')
      .notNull()
      .references(() => specialColumns.id, { onDelete: 'cascade' }),
    contentId: content('content_id').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.columnId, table.contentId] }),
    index('special_items_by_column').on(table.columnId, table.sort),
  ],
)

export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    galleryId: content('gallery_id').notNull(),
    sort: integer('sort').notNull(),
    url: text('url').notNull(),
    caption: jsonb('caption').$type<Localised>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.sort] })],
)
