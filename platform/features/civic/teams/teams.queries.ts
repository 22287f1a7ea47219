import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { isBeyond } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { organisations } from '../../../kernel/contents/contents.schema'
import { notReportedBy } from '../../participation/reports/not-reported'
import { rankingSums } from '../rankings/rankings.schema'
import { users } from '../../../kernel/members/members.schema'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { venueTeams } from '../venues/venues.schema'
import { teamMembers, teams } from './teams.schema'
import { hasParts } from '../../frame/search-index/has-parts'

const own = alias(teamMembers, 'own')

/** The columns of a team's card, with the viewer's membership. */
function selectCards(viewerId: string | null) {
  return build
    .select({
      team: teams,
      organisation: { id: organisations.id, name: organisations.name },
      minutes: rankingSums.minutes,
      times: rankingSums.times,
      state: own.state,
      askedAt: own.askedAt,
    })
    .from(teams)
    .leftJoin(organisations, eq(organisations.id, teams.organisationId))
    .leftJoin(
      rankingSums,
      and(eq(rankingSums.kind, 'team'), eq(rankingSums.period, 'all'), eq(rankingSums.subjectId, teams.id)),
    )
    .leftJoin(own, and(eq(own.teamId, teams.id), eq(own.userId, viewerId ?? '')))
    .$dynamic()
}
export type TeamRow = RowOf<ReturnType<typeof selectCards>>

interface TeamFilter {
  /** The condition that the text of a search makes (`partsMatch`); '' without a text. */
  readonly search: string
  readonly organisationId: string | undefined
  /** The venue at which the teams serve. */
  readonly venueId: string | undefined
}

function isChosen({ search, organisationId, venueId }: TeamFilter) {
  return and(
    organisationId === undefined ? undefined : eq(teams.organisationId, organisationId),
    venueId === undefined
      ? undefined
      : inArray(
          teams.id,
          build.select({ id: venueTeams.teamId }).from(venueTeams).where(eq(venueTeams.venueId, venueId)),
        ),
    isNull(teams.closedAt),
    hasParts(teams.searchParts, search),
  )
}

export async function selectTeams(
  database: Database,
  viewerId: string | null,
  filter: TeamFilter,
  limit: number,
  after: CursorValues | null,
): Promise<TeamRow[]> {
  return await queriesOf(database).read(
    selectCards(viewerId)
      .where(
        and(
          isChosen(filter),
          notReportedBy(viewerId, 'team', teams.id),
          isBeyond('<', [teams.members, teams.id], after),
        ),
      )
      .orderBy(desc(teams.members), desc(teams.id))
      .limit(limit),
  )
}

/** Selects the teams of a volunteer: those that they lead, belong to or asked to join, and those that refused them. */
export async function selectOwnTeams(
  database: Database,
  viewerId: string,
  filter: TeamFilter,
  limit: number,
  after: CursorValues | null,
): Promise<TeamRow[]> {
  return await queriesOf(database).read(
    selectCards(viewerId)
      .where(and(ne(own.state, 'left'), isChosen(filter), isBeyond('<', [own.askedAt, own.teamId], after)))
      .orderBy(desc(own.askedAt), desc(own.teamId))
      .limit(limit),
  )
}

export async function selectTeam(
  database: Database,
  viewerId: string | null,
  id: string,
  month: string,
): Promise<(TeamRow & { readonly monthMinutes: number; readonly waitingCount: number }) | null> {
  const row = await queriesOf(database).readOne(selectCards(viewerId).where(eq(teams.id, id)))
  if (row === null) return null
  const ofMonth = and(eq(rankingSums.kind, 'team'), eq(rankingSums.period, month), eq(rankingSums.subjectId, id))
  const sum = await queriesOf(database).readOne(
    build.select({ minutes: rankingSums.minutes }).from(rankingSums).where(ofMonth),
  )
  const isWaiting = and(eq(teamMembers.teamId, id), eq(teamMembers.state, 'pending'))
  const isLeader = viewerId !== null && row.team.leaderId === viewerId
  const waitingRows = isLeader
    ? await queriesOf(database).read(
        build
          .select({ count: sql<number>`count(*)::int` })
          .from(teamMembers)
          .where(isWaiting),
      )
    : []
  return { ...row, monthMinutes: sum?.minutes ?? 0, waitingCount: waitingRows[0]?.count ?? 0 }
}

/** Selects the members of a team, or its applicants, in the order in which they came. */
export async function selectMembers(
  database: Database,
  { teamId, reader }: { readonly teamId: string; readonly reader: string | null },
  state: 'member' | 'pending',
  limit: number,
  after: CursorValues | null,
) {
  return await queriesOf(database).read(
    build
      .select({
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        since: teamMembers.askedAt,
        minutes: rankingSums.minutes,
        leaderId: teams.leaderId,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .innerJoin(users, eq(users.id, teamMembers.userId))
      .leftJoin(
        rankingSums,
        and(
          eq(rankingSums.kind, 'person'),
          eq(rankingSums.period, 'all'),
          eq(rankingSums.subjectId, teamMembers.userId),
        ),
      )
      .where(
        and(
          eq(teamMembers.teamId, teamId),
          eq(teamMembers.state, state),
          reader === null ? undefined : or(eq(teams.leaderId, reader), isNotBlockedBy(reader, teamMembers.userId)),
          isBeyond('>', [teamMembers.askedAt, teamMembers.userId], after),
        ),
      )
      .orderBy(asc(teamMembers.askedAt), asc(teamMembers.userId))
      .limit(limit),
  )
}
export type TeamMemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

export async function selectPerson(database: Database, id: string) {
  const { nickname, avatar } = users
  const person = await queriesOf(database).readOne(
    build.select({ id: users.id, nickname, avatar }).from(users).where(eq(users.id, id)),
  )
  return person ?? null
}
