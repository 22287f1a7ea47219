import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Localised } from '../../../kernel/database/schema/localised'

export interface CaptionRow {
  readonly language: string
  readonly label: string
  readonly url: string
}

/** Streams with what a play authorisation needs. */
export const streams = pgTable('streams', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  mime: text('mime').notNull(),
  /**
   * Whether playback is restricted. It is then refused with 403001, which here does not mean that the page is missing
   * (B80).
   */
  restricted: boolean('restricted').notNull().default(false),
  /** WebVTT files, one for each language. */
  captions: jsonb('captions').$type<readonly CaptionRow[]>().notNull().default([]),
})

export const videos = pgTable(
  'videos',
  {
    contentId: text('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    description: jsonb('description').$type<Localised>().notNull(),
    streamId: text('stream_id')
      .notNull()
      .references(() => streams.id),
    /** The token by which alone an unpublished video is found. It has 128 random bits or more. */
    previewToken: text('preview_token').unique(),
  },
  (table) => [index('videos_by_stream').on(table.streamId)],
)

/** Episodes of a video collection. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.contentId] }),
    index('collection_items_by_sort').on(table.collectionId, table.sort),
    index('collection_items_by_content').on(table.contentId),
  ],
)
