import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { commitmentEnds, commitmentKinds } from '../../../../src/domain/civic/commitments/commitment-limits'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/** The commitments of volunteers. Each row is a wish that a volunteer claimed or an order that they took. */
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
    /** When the commitment ended; null while the volunteer holds it. */
    endedAt: moment('ended_at'),
    /** How the commitment ended; null while the volunteer holds it. */
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
 * Volunteers who gave commitments back too often, and are paused until the office resumes them. Each has one row, which
 * is kept after the pause, because only what happens after it counts towards the next pause.
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
