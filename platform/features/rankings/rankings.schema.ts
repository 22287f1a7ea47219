import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment'
import { rankedKinds } from '../../../src/domain/rankings/ranking'
import { users } from '../session/session.schema'

/** The ledger of service: the minutes of one volunteer in one activity, counted once. */
export const serviceMinutes = pgTable(
  'service_minutes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityId: text('activity_id').notNull(),
    teamId: text('team_id'),
    organisationId: text('organisation_id'),
    /** An id of `projects`. */
    projectId: text('project_id'),
    minutes: integer('minutes').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activityId] }),
    index('service_minutes_by_user').on(
      table.userId,
      table.endedAt.desc().nullsFirst(),
      table.activityId.desc().nullsFirst(),
    ),
    index('service_minutes_by_project').on(
      table.projectId,
      table.endedAt.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
      table.activityId.desc().nullsFirst(),
    ),
  ],
)

/** Running sums of the ledger, so that a page of a ranking costs the same however many are ranked. */
export const rankingSums = pgTable(
  'ranking_sums',
  {
    kind: text('kind', { enum: rankedKinds }).notNull(),
    /** `all`, a year such as `2026`, or a month such as `2026-11`, in the site's calendar. */
    period: text('period').notNull(),
    /** A member, a team or an organisation. */
    subjectId: text('subject_id').notNull(),
    minutes: integer('minutes').notNull(),
    /** The number of times of service. */
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.period, table.subjectId] }),
    index('ranking_sums_by_rank').on(
      table.kind,
      table.period,
      table.minutes.desc().nullsFirst(),
      table.subjectId.desc().nullsFirst(),
    ),
  ],
)
