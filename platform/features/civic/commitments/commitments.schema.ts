import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { commitmentEnds, commitmentKinds } from '../../../../src/domain/civic/commitments/commitment-limits'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/** The commitments of volunteers, one row for each taking: a claimed wish or a taken order. */
export const commitments = pgTable(
  'commitments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: commitmentKinds }).notNull(),
    caseId: text('case_id').notNull(),
    /** The volunteer. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: moment('taken_at').notNull(),
    /** When and how it ended; both null while it is held. */
    endedAt: moment('ended_at'),
    ended: text('ended', { enum: commitmentEnds }),
  },
  (table) => [
    uniqueIndex('commitments_held')
      .on(table.kind, table.caseId, table.userId)
      .where(sql`ended_at is null`),
    index('commitments_by_user').on(table.userId, table.takenAt),
    index('commitments_by_end').on(table.endedAt),
  ],
)

/**
 * Volunteers who gave back too often: paused until the office resumes them. One row each, kept after the pause because
 * only what came later counts.
 */
export const commitmentPauses = pgTable(
  'commitment_pauses',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    pausedAt: moment('paused_at').notNull(),
    /** It is null while the volunteer is paused. */
    resumedAt: moment('resumed_at'),
  },
  (table) => [
    index('commitment_pauses_waiting')
      .on(table.pausedAt)
      .where(sql`resumed_at is null`),
  ],
)
