import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { rankedKinds } from '../../../../src/domain/civic/rankings/ranking'
import { users } from '../../../kernel/members/members.schema'

/**
 * The service ledger, to which entries are only added. Each entry raises or lowers the minutes that a day counts for a
 * volunteer in one activity, and states by whom and why. All hours that are shown are sums of entries.
 */
export const serviceEntries = pgTable(
  'service_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityId: text('activity_id').notNull(),
    teamId: text('team_id'),
    organisationId: text('organisation_id'),
    /** Refers to `projects.id`; null for none. */
    projectId: text('project_id'),
    /** YYYY-MM-DD in the site's calendar. */
    day: text('day').notNull(),
    /** Negative for service that no longer counts. */
    minutes: integer('minutes').notNull(),
    /** 1 on the day on which the service began, when it counts; -1 when it no longer does. */
    times: integer('times').notNull(),
    /** The act that caused the entry, such as `end`, `confirm`, `correct`. */
    act: text('act').notNull(),
    /** The actor's role: the volunteer, the leader, the office or the clock. */
    role: text('role').notNull(),
    /** The person who caused the entry; null when the office made it, or the platform at a set time (role `clock`). */
    actorId: text('actor_id'),
    /** The reason; '' without one. */
    text: jsonb('text').$type<Localised>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('service_entries_by_day').on(table.userId, table.day, table.activityId)],
)

/** Running sums of the ledger, by volunteer and activity. A period that waits, or was refused, counts 0. */
export const serviceMinutes = pgTable(
  'service_minutes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityId: text('activity_id').notNull(),
    teamId: text('team_id'),
    organisationId: text('organisation_id'),
    /** Refers to `projects.id`; null for none. */
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

/** Running sums of the ledger by ranked subject, so that a page of a ranking costs the same however many are ranked. */
export const rankingSums = pgTable(
  'ranking_sums',
  {
    kind: text('kind', { enum: rankedKinds }).notNull(),
    /** `all`, a year such as `2026`, or a month such as `2026-11`, in the site's calendar. */
    period: text('period').notNull(),
    /** The id of a member, a team or an organisation. */
    subjectId: text('subject_id').notNull(),
    minutes: integer('minutes').notNull(),
    /** How many times the subject served. */
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
    index('ranking_sums_by_times').on(
      table.kind,
      table.period,
      table.times.desc().nullsFirst(),
      table.subjectId.desc().nullsFirst(),
    ),
  ],
)
