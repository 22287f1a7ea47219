import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { activityKinds } from '../../../../src/domain/civic/activities/activity'
import { activityStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { activityMemberStates } from '../../../../src/domain/civic/activities/member-lifecycle'
import { serviceDoubts, serviceStates } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import { unsaid } from '../../../kernel/shared/as-written'
import { newestOfCell } from '../../../kernel/places/cells'
import { pointOf } from '../../../kernel/places/place-index'
import { users } from '../../../kernel/members/members.schema'
import { venues } from '../venues/venues.schema'

const isComing = sql`state in ('announced', 'enrolling', 'running')`

/** A shift or a role. Its times follow the activity when that is moved. */
export interface StoredShift {
  readonly id: string
  readonly name: Localised
  /** Milliseconds after the beginning of the activity; both are null when it lasts as long as the activity. */
  readonly from: number | null
  readonly until: number | null
  readonly places: number
}

/** Activities of volunteers. */
export const activities = pgTable(
  'activities',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: activityKinds }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    /** What a volunteer has to bring or be able to do. */
    requirements: jsonb('requirements').$type<Localised>().notNull().default(unsaid),
    /** The first picture is the cover. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    venueId: text('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    /** The team's id. There is no foreign key, so that this feature does not depend on the feature `teams`. */
    teamId: text('team_id'),
    organisationId: text('organisation_id'),
    /** Refers to `projects.id`; null for none. */
    projectId: text('project_id'),
    placeName: jsonb('place_name').$type<Localised>().notNull(),
    /** WGS-84 */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    enrolsAt: moment('enrols_at').notNull(),
    /** When enrolment closes; null when it stays open until the activity begins. */
    enrolsUntil: moment('enrols_until'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    places: integer('places').notNull(),
    /** The shifts, whose places make those of the activity; none for most. */
    shifts: jsonb('shifts').$type<readonly StoredShift[]>().notNull().default([]),
    placesLeft: integer('places_left').notNull(),
    /** Metres within which a position is enough to check in; null when only the code is accepted. */
    radius: integer('radius'),
    /** The code for checking in; null when only the position is accepted. */
    code: text('code'),
    state: text('state', { enum: activityStates }).notNull(),
    /** Why it was cancelled, or refused by the office. */
    cancelReason: jsonb('cancel_reason').$type<Localised>(),
    /** When its leader last changed what the office had approved; null once the office has looked at it. */
    changedAt: moment('changed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('activities_coming').on(table.startsAt, table.id).where(isComing),
    index('activities_by_state').on(table.state, table.startsAt, table.id),
    index('activities_by_kind').on(table.kind, table.state, table.startsAt, table.id),
    index('activities_by_venue').on(table.venueId, table.startsAt, table.id),
    index('activities_by_team').on(table.teamId, table.startsAt, table.id),
    index('activities_by_project').on(
      table.projectId,
      table.startsAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('activities_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
    index('activities_changed')
      .on(table.changedAt, table.id)
      .where(sql`changed_at is not null`),
    index('activities_by_place').using('gist', pointOf),
    index('activities_coming_by_place').using('gist', pointOf).where(isComing),
    index('activities_by_cell')
      .on(...newestOfCell(table.createdAt, table.id))
      .where(isComing),
    check('activities_places', sql`places_left >= 0`),
  ],
)

/** The members of activities. Each volunteer and activity has one row, which stays when the volunteer leaves. */
export const activityMembers = pgTable(
  'activity_members',
  {
    id: text('id').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: activityMemberStates }).notNull(),
    /** The shift that the member joined, of `activities.shifts`; null without one. */
    shiftId: text('shift_id'),
    joinedAt: moment('joined_at').notNull(),
    checkedInAt: moment('checked_in_at'),
    checkedOutAt: moment('checked_out_at'),
    /** Whether the leader added the member, who then uses none of the places. */
    isWalkIn: boolean('is_walk_in').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('activity_members_once').on(table.activityId, table.userId),
    index('activity_members_by_activity').on(table.activityId, table.joinedAt, table.userId),
    index('activity_members_by_user').on(
      table.userId,
      table.joinedAt.desc().nullsFirst(),
      table.activityId.desc().nullsFirst(),
    ),
  ],
)

/**
 * The period that each volunteer spent at an activity, and whether it counts. Each row is a case of the kind `service`.
 */
export const serviceTimes = pgTable(
  'service_times',
  {
    /** The id of the case; no activity's id contains `:`. */
    id: text('id').generatedAlwaysAs(sql`activity_id || ':' || user_id`),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: serviceStates }).notNull(),
    fromAt: moment('from_at').notNull(),
    /** The end of the period; null while the volunteer is still there. */
    untilAt: moment('until_at'),
    /** Why the period waits, or waited, for a decision; null when it counted at once. */
    doubt: text('doubt', { enum: serviceDoubts }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.userId] }),
    uniqueIndex('service_times_by_id').on(table.id),
    // A person is in one place at a time, so they have at most one open period.
    uniqueIndex('service_times_open')
      .on(table.userId)
      .where(sql`state = 'open'`),
    index('service_times_by_user').on(table.userId, table.fromAt),
    index('service_times_waiting')
      .on(table.fromAt, table.id)
      .where(sql`state in ('open', 'waiting')`),
  ],
)
