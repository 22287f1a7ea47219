import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { feedbackKinds } from '../../../../src/domain/civic/feedback/feedback-form'
import { feedbackStates } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    /** It is null for a guest's feedback, which is answered through the contact. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: feedbackKinds }).notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** Sealed by the vault for the author and the office; null when none is given. */
    contact: text('contact'),
    state: text('state', { enum: feedbackStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the author last opened it. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('feedback_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('feedback_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('feedback_waiting')
      .on(table.updatedAt, table.id)
      .where(sql`state = 'open'`),
  ],
)
