import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { applicationKinds } from '../../../../src/domain/civic/applications/application-form'
import { applicationStates } from '../../../../src/domain/civic/applications/application-lifecycle'
import { users } from '../../../kernel/members/members.schema'

/** Applications to join as an organisation, a host or a correspondent. */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: applicationKinds }).notNull(),
    name: text('name').notNull(),
    intro: text('intro').notNull(),
    /** Name and phone, sealed by the vault: only the office sees them. */
    contact: text('contact').notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    state: text('state', { enum: applicationStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('applications_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('applications_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // A member has at most one waiting application of each kind.
    uniqueIndex('applications_waiting')
      .on(table.userId, table.kind)
      .where(sql`state = 'submitted'`),
    index('applications_to_judge')
      .on(table.createdAt, table.id)
      .where(sql`state = 'submitted'`),
  ],
)
