import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { courseKinds } from '../../../../src/domain/civic/classrooms/course'
import { contents } from '../../../kernel/contents/contents.schema'

/** Contents that are courses. */
export const courses = pgTable(
  'courses',
  {
    contentId: text('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: courseKinds }).notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    index('courses_newest').on(table.addedAt.desc().nullsFirst(), table.contentId.desc().nullsFirst()),
    index('courses_by_kind').on(table.kind, table.addedAt.desc().nullsFirst(), table.contentId.desc().nullsFirst()),
  ],
)
