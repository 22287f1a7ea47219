import { index, pgTable, real, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'

/** Phrases that people search for, with counts; who searched is stored nowhere. */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    /** The phrase in the form in which searches are compared. */
    key: text('key').primaryKey(),
    shown: text('shown').notNull(),
    language: text('language', { enum: ['zh-CN', 'en'] }).notNull(),
    /** The number of searches, weighted by age. */
    score: real('score').notNull(),
    /** The number of different people who searched for it, weighted by age. */
    people: real('people').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    index('search_phrases_by_prefix').on(table.key.op('text_pattern_ops')),
    index('search_phrases_by_age').on(table.countedAt),
    index('search_phrases_hot').on(table.language, table.score.desc()),
  ],
)
