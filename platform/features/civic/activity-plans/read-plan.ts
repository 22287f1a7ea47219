import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { ActivityPlanDto } from '../../../../contract/activity-plans'
import { errorCodes } from '../../../../contract/envelope'
import { mostAtOnce } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { comingStates, type ActivityState } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { activities } from '../activities/activities.schema'
import { countInShifts, shiftTimes } from '../activities/shifts'
import { requireLeader } from '../teams/require-leader'
import { teams } from '../teams/teams.schema'
import { readVolunteeringRules } from '../volunteer-status/volunteering-rules'

const selectRows = () =>
  build
    .select({ activity: activities, team: { id: teams.id, name: teams.name } })
    .from(activities)
    .innerJoin(teams, eq(teams.id, activities.teamId))
    .$dynamic()
type PlanRow = RowOf<ReturnType<typeof selectRows>>

/** @param joined how many people hold a place in each shift; nobody does before it is public */
export function planOf(
  { activity, team }: PlanRow,
  language: Language,
  joined: ReadonlyMap<string, number> = new Map(),
): ActivityPlanDto {
  const { id, state, kind, places, placesLeft, latitude, longitude } = activity
  return {
    id,
    team: { id: team.id, name: team.name[language] },
    state,
    kind,
    title: activity.title[language],
    intro: activity.intro[language],
    requirements: activity.requirements[language],
    place: { name: activity.placeName[language], latitude, longitude },
    enrols_at: activity.enrolsAt.toISOString(),
    enrols_until: activity.enrolsUntil?.toISOString() ?? null,
    starts_at: activity.startsAt.toISOString(),
    ends_at: activity.endsAt.toISOString(),
    places,
    joined: places - placesLeft,
    shifts: activity.shifts.map((shift) => ({
      ...{ id: shift.id, name: shift.name[language], ...shiftTimes(activity, shift), places: shift.places },
      joined: joined.get(shift.id) ?? 0,
    })),
    pictures: [...activity.pictures],
    reason: state === 'refused' ? (activity.cancelReason?.[language] ?? '') : '',
  }
}

/**
 * Requires that somebody leads the team of an activity, and returns it; 403001 for an unknown or withdrawn one, and for
 * one of no team.
 */
export async function requireLedPlan(database: Database, leaderId: string, id: string): Promise<PlanRow> {
  const row = await queriesOf(database).readOne(
    selectRows().where(and(eq(activities.id, id), ne(activities.state, 'withdrawn'))),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  await requireLeader(database, row.team.id, leaderId)
  return row
}

export async function readPlan(
  database: Database,
  leaderId: string,
  id: string,
  language: Language,
): Promise<ActivityPlanDto> {
  return planOf(await requireLedPlan(database, leaderId, id), language, await countInShifts(database, id))
}

/** Reads plans that were just made, by their beginning. */
export async function readPlans(
  database: Database,
  ids: readonly string[],
  language: Language,
): Promise<ActivityPlanDto[]> {
  const rows = await queriesOf(database).read(
    selectRows().where(isOneOf(activities.id, ids)).orderBy(asc(activities.startsAt), asc(activities.id)),
  )
  return rows.map((row) => planOf(row, language))
}

/** The plans of a team that wait for the office, or were refused by it. */
export async function selectPlans(
  database: Database,
  { teamId, state }: { readonly teamId: string; readonly state: 'submitted' | 'refused' },
  { limit, after }: { readonly limit: number; readonly after: CursorValues | null },
): Promise<PlanRow[]> {
  return await queriesOf(database).read(
    selectRows()
      .where(
        and(
          eq(activities.teamId, teamId),
          eq(activities.state, state),
          isBeyond('>', [activities.startsAt, activities.id], after),
        ),
      )
      .orderBy(asc(activities.startsAt), asc(activities.id))
      .limit(limit),
  )
}

/** The states that count towards the greatest number of a team's activities. */
const countedStates = ['submitted', ...comingStates] as const satisfies readonly ActivityState[]

/** Counts the activities of a team that are planned or still to come. */
export async function countPlanned(database: Database, teamId: string): Promise<number> {
  return await countIn(database, teamId, countedStates)
}

async function countIn(database: Database, teamId: string, states: readonly ActivityState[]): Promise<number> {
  const row = await queriesOf(database).readOne(
    build
      .select({ count: sql<number>`count(*)::int` })
      .from(activities)
      .where(and(eq(activities.teamId, teamId), isOneOf(activities.state, states))),
  )
  return row?.count ?? 0
}

export async function readPlanning(database: Database, teamId: string, language: Language) {
  const team = await queriesOf(database).readOne(
    build.select({ id: teams.id, name: teams.name }).from(teams).where(eq(teams.id, teamId)),
  )
  if (team === null) throw new Refusal(errorCodes.gone)
  return {
    team: { id: team.id, name: team.name[language] },
    needs_approval: (await readVolunteeringRules(database)).approvesActivities,
    left: Math.max(0, mostAtOnce - (await countPlanned(database, teamId))),
    waiting: await countIn(database, teamId, ['submitted', 'refused']),
  }
}
