import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { hosts } from '../../../kernel/contents/contents.schema'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import { quoted } from './search-match'

/** The column type of a set of words that can be indexed. The platform only writes it; the database alone reads it. */
const wordSet = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map(quoted).join(' '),
})

/**
 * What a search can find: one row for each listed content, channel, wish, organisation and host, and for each thing of
 * a source (`FoundSource`), with the words of its texts in both languages. Its type, its place and its publisher are
 * stored as words too, so that one index serves every scope.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The id of the subject; subjects of different types may have the same id. */
    id: text('id').notNull(),
    /**
     * One of `contentId`, `organisationId` and `hostId` is set, and identifies the subject. All three are null for a
     * thing of a source, which is read by its type and id.
     */
    contentId: text('content_id').references(() => contents.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    hostId: text('host_id').references(() => hosts.id, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    publishedAt: moment('published_at').notNull(),
    words: wordSet('words').notNull(),
    /** The words of its title that `search_words` counts; null in rows of a version before this one. */
    counted: text('counted').array(),
  },
  (table) => [
    uniqueIndex('search_entries_by_subject').on(table.type, table.id),
    uniqueIndex('search_entries_by_content').on(table.contentId),
    uniqueIndex('search_entries_by_organisation')
      .on(table.organisationId)
      .where(sql`organisation_id is not null`),
    uniqueIndex('search_entries_by_host')
      .on(table.hostId)
      .where(sql`host_id is not null`),
    index('search_entries_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('search_entries_newest_by_type').on(
      table.type,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Without `fastupdate`, PostgreSQL keeps no list of pending rows, which every search would have to read.
    index('search_entries_by_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/** The words of titles, for completing what somebody types. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** The number of titles with this word. */
    titles: integer('titles').notNull(),
    /** The trigrams of the word (`trigramsOf`), by which it is found for a misspelled word. */
    trigrams: text('trigrams').array().notNull(),
  },
  (table) => [
    index('search_words_by_prefix').on(table.word.op('text_pattern_ops')),
    // `fastupdate` is off here, too. With a list of pending rows, PostgreSQL's planner would read all words instead.
    index('search_words_by_trigram').using('gin', table.trigrams).with({ fastupdate: false }),
  ],
)
