import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
