import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ActivityKind } from '../../../../src/domain/civic/activities/activity'
import {
  comingStates,
  isActivityOver,
  publicActivityStates,
} from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { PublicActivityState } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { ActivityMemberState } from '../../../../src/domain/civic/activities/member-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { isBeyond, isOneOf, literal } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import { countRows } from '../../../kernel/lists/count-rows'
import type { CursorValues as Cursor } from '../../../kernel/lists/cursor'
import { distanceFrom, isWithin, selectNearestPage } from '../../../kernel/places/positions'
import { notReportedBy } from '../../participation/reports/not-reported'
import { isPublicProject, projects } from '../projects/projects.schema'
import { users } from '../../../kernel/members/members.schema'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { teams } from '../teams/teams.schema'
import { venues } from '../venues/venues.schema'
import { activities, activityMembers } from './activities.schema'

/** The caller, and their position, if known. */
export interface ActivityViewer {
  readonly id: string | null
  readonly position: GeoPoint | null
}

export interface PageRange {
  readonly limit: number
  readonly after: Cursor | null
}

export interface ActivityFilter {
  readonly state: PublicActivityState | undefined
  readonly kind: ActivityKind | undefined
  /** Filters by time: what takes place in it, at least in part. */
  readonly during?: { readonly from: Date; readonly until: Date } | null
  /** Whether only those with places left are returned. */
  readonly hasPlaces?: boolean
  readonly venueId: string | undefined
  readonly teamId: string | undefined
  /** The organisation of the activity, or of its team. */
  readonly organisationId?: string | undefined
}

function selectCards({ id, position }: ActivityViewer) {
  return build
    .select({
      activity: activities,
      mine: activityMembers,
      distance: position === null ? sql<number | null>`null::int` : distanceFrom(activities, position),
    })
    .from(activities)
    .leftJoin(activityMembers, and(eq(activityMembers.activityId, activities.id), eq(activityMembers.userId, id ?? '')))
    .$dynamic()
}
export type ActivityCardRow = RowOf<ReturnType<typeof selectCards>>

// The states are literals, so that the planner uses the partial index over activities to come.
export const isComing = sql`${activities.state} in (${sql.join(comingStates.map(literal), sql`, `)})`

/** Condition: everybody may see the activity. */
export const isPublicActivity = inArray(activities.state, [...publicActivityStates])

function matchesFilter(filter: ActivityFilter): SQL | undefined {
  const { state, kind, during = null, hasPlaces = false, venueId, teamId, organisationId } = filter
  return and(
    state === undefined ? isComing : eq(activities.state, state),
    kind === undefined ? undefined : eq(activities.kind, kind),
    during === null ? undefined : and(lt(activities.startsAt, during.until), gt(activities.endsAt, during.from)),
    hasPlaces ? gt(activities.placesLeft, 0) : undefined,
    venueId === undefined ? undefined : eq(activities.venueId, venueId),
    teamId === undefined ? undefined : eq(activities.teamId, teamId),
    organisationId === undefined
      ? undefined
      : or(
          eq(activities.organisationId, organisationId),
          inArray(
            activities.teamId,
            build.select({ id: teams.id }).from(teams).where(eq(teams.organisationId, organisationId)),
          ),
        ),
  )
}

/** Condition: the viewer has not reported the activity, so that the lists of what everybody sees leave it out. */
const isShownTo = (viewerId: string | null) => notReportedBy(viewerId, 'activity', activities.id)

/** Past activities start with the latest, all others with the next. */
export async function selectActivitiesByTime(
  database: Database,
  viewer: ActivityViewer,
  filter: ActivityFilter,
  { limit, after }: PageRange,
): Promise<ActivityCardRow[]> {
  const isOver = isActivityOver(filter.state)
  const order = isOver ? desc : asc
  return await queriesOf(database).read(
    selectCards(viewer)
      .where(
        and(
          matchesFilter(filter),
          isShownTo(viewer.id),
          isBeyond(isOver ? '<' : '>', [activities.startsAt, activities.id], after),
        ),
      )
      .orderBy(order(activities.startsAt), order(activities.id))
      .limit(limit),
  )
}

export async function selectNearestActivities(
  database: Database,
  viewer: ActivityViewer & { readonly position: GeoPoint },
  filter: ActivityFilter,
  page: PageRange & { readonly within: number },
): Promise<ActivityCardRow[]> {
  return await selectNearestPage(activities, viewer.position, page, (isNear, order) =>
    queriesOf(database).read(
      selectCards(viewer)
        .where(and(matchesFilter(filter), isShownTo(viewer.id), isNear))
        .orderBy(...order)
        .limit(page.limit),
    ),
  )
}

/** Selects the cards of activities to come or under way that another list found. */
export async function selectActivityCards(
  database: Database,
  viewer: ActivityViewer,
  ids: readonly string[],
): Promise<ActivityCardRow[]> {
  return await queriesOf(database).read(selectCards(viewer).where(and(isComing, isOneOf(activities.id, ids))))
}

/** Counts the activities of a list. @param within metres from the viewer; null where their distance does not matter */
export async function countActivities(
  database: Database,
  { id, position }: ActivityViewer,
  filter: ActivityFilter,
  within: number | null,
): Promise<number> {
  const condition = and(matchesFilter(filter), isShownTo(id), isWithin(activities, position, within))
  return await countRows(database, activities, condition)
}

export async function selectActivity(database: Database, viewer: ActivityViewer, id: string) {
  return await queriesOf(database).readOne(selectCards(viewer).where(and(eq(activities.id, id), isPublicActivity)))
}

/** The activities of a project in every public state. */
export async function selectActivitiesOfProject(
  database: Database,
  viewerId: string | null,
  projectId: string,
  { limit, after }: PageRange,
): Promise<ActivityCardRow[]> {
  return await queriesOf(database).read(
    selectCards({ id: viewerId, position: null })
      .where(
        and(
          eq(activities.projectId, projectId),
          isPublicActivity,
          isShownTo(viewerId),
          isBeyond('<', [activities.startsAt, activities.id], after),
        ),
      )
      .orderBy(desc(activities.startsAt), desc(activities.id))
      .limit(limit),
  )
}

/** Selects the names of an activity's venue, team and organisation. */
export async function selectVenueTeamAndOrganisation(
  database: Database,
  { venueId, teamId, projectId }: Pick<typeof activities.$inferSelect, 'venueId' | 'teamId' | 'projectId'>,
) {
  const [venue] =
    venueId === null
      ? []
      : await queriesOf(database).read(
          build.select({ id: venues.id, name: venues.name }).from(venues).where(eq(venues.id, venueId)),
        )
  const [team] =
    teamId === null
      ? []
      : await queriesOf(database).read(
          build.select({ id: teams.id, name: teams.name }).from(teams).where(eq(teams.id, teamId)),
        )
  const [project] =
    projectId === null
      ? []
      : await queriesOf(database).read(
          build
            .select({ id: projects.id, name: projects.name })
            .from(projects)
            .where(and(eq(projects.id, projectId), isPublicProject)),
        )
  return { venue: venue ?? null, team: team ?? null, project: project ?? null }
}

/**
 * Selects activities that a member joined, sorted by when they begin: coming activities with the next first, past
 * activities and those that the member left with the latest first. It reads the member's own rows by an index, so its
 * cost depends only on how many activities the member joined.
 */
export async function selectMyActivities(
  database: Database,
  userId: string,
  {
    state,
    when,
    at,
  }: { readonly state: ActivityMemberState | undefined; readonly when: 'coming' | 'over'; readonly at: Date },
  { limit, after }: PageRange,
): Promise<ActivityCardRow[]> {
  // An activity that was called off stays among the future ones until it would have ended, so that nobody goes there in
  // vain.
  const isToCome = and(gt(activities.endsAt, at), ne(activities.state, 'ended'))
  const isOver = or(lte(activities.endsAt, at), eq(activities.state, 'ended'))
  const isComingFirst = state !== 'left' && when === 'coming'
  const order = isComingFirst ? asc : desc
  return await queriesOf(database).read(
    build
      .select({ activity: activities, mine: activityMembers, distance: sql<number | null>`null::int` })
      .from(activityMembers)
      .innerJoin(activities, eq(activities.id, activityMembers.activityId))
      .where(
        and(
          eq(activityMembers.userId, userId),
          state === undefined ? ne(activityMembers.state, 'left') : eq(activityMembers.state, state),
          state === 'left' ? undefined : when === 'coming' ? isToCome : isOver,
          isBeyond(isComingFirst ? '>' : '<', [activities.startsAt, activities.id], after),
        ),
      )
      .orderBy(order(activities.startsAt), order(activities.id))
      .limit(limit),
  )
}

export async function selectMembers(
  database: Database,
  { activityId, reader }: { readonly activityId: string; readonly reader: string | null },
  { limit, after }: PageRange,
) {
  return await queriesOf(database).read(
    build
      .select({
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        joinedAt: activityMembers.joinedAt,
        state: activityMembers.state,
      })
      .from(activityMembers)
      .innerJoin(users, eq(users.id, activityMembers.userId))
      .where(
        and(
          eq(activityMembers.activityId, activityId),
          inArray(activityMembers.state, ['joined', 'checked-in', 'checked-out']),
          isNotBlockedBy(reader, activityMembers.userId),
          isBeyond('>', [activityMembers.joinedAt, activityMembers.userId], after),
        ),
      )
      .orderBy(asc(activityMembers.joinedAt), asc(activityMembers.userId))
      .limit(limit),
  )
}
export type ActivityMemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

/** Counts how many joined an activity, and how many of them have come. */
export async function countAttendance(database: Database, activityId: string) {
  const row = await queriesOf(database).readOne(
    build
      .select({
        came: sql<number>`count(*) filter (where ${inArray(activityMembers.state, ['checked-in', 'checked-out'])})::int`,
        joined: sql<number>`count(*)::int`,
      })
      .from(activityMembers)
      .where(and(eq(activityMembers.activityId, activityId), ne(activityMembers.state, 'left'))),
  )
  return { came: row?.came ?? 0, joined: row?.joined ?? 0 }
}
