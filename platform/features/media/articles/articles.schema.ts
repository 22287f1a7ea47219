import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Localised } from '../../../kernel/database/schema/localised'

export interface KeptCorrection {
  /** The time, in ISO 8601. */
  readonly at: string
  readonly text: Localised
}

const content = (name: string) => text(name).references(() => contents.id, { onDelete: 'cascade' })

/** The columns that only an article's page needs. */
export const articleDetails = pgTable('article_details', {
  contentId: content('content_id').primaryKey(),
  author: jsonb('author').$type<Localised>(),
  /** The host who wrote it; without a foreign key, since an article outlives its host. */
  authorHostId: text('author_host_id'),
  updatedAt: moment('updated_at'),
  /** The newest first. */
  corrections: jsonb('corrections').$type<readonly KeptCorrection[]>().notNull().default([]),
  /** When the latest correction was published, after the article itself; null without one. */
  correctedAt: moment('corrected_at'),
  /** HTML from the editors' tool. The client shows it only through its sanitiser. */
  body: jsonb('body').$type<Localised>().notNull(),
  readingMinutes: jsonb('reading_minutes').$type<{ readonly 'zh-CN': number; readonly en: number }>().notNull(),
  voiceUrl: jsonb('voice_url').$type<Localised>(),
})
