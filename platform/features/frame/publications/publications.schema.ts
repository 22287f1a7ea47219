import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { publisherKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contents } from '../../../kernel/contents/contents.schema'
import { moment } from '../../../kernel/database/moment'

/**
 * A row for each content and each of its publishers: an organisation, a host who reads its album, a member whose story
 * it is.
 */
export const publications = pgTable(
  'publications',
  {
    kind: text('kind', { enum: publisherKinds }).notNull(),
    publisherId: text('publisher_id').notNull(),
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.publisherId, table.contentId] }),
    index('publications_newest').on(
      table.kind,
      table.publisherId,
      table.publishedAt.desc().nullsFirst(),
      table.contentId.desc().nullsFirst(),
    ),
    index('publications_by_content').on(table.contentId),
  ],
)
