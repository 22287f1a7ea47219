import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { organisations } from '../../../kernel/contents/contents.schema'
import type { NearPage, PlacesPageRange, PlaceReader } from '../../../kernel/places/places-page'
import { byName, distanceFrom, selectNearestPage } from '../../../kernel/places/positions'
import { rankingSums } from '../rankings/rankings.schema'
import { teams } from '../teams/teams.schema'
import { venueTeams } from '../venues/venues.schema'

function cardColumns({ language, position }: PlaceReader) {
  return {
    id: organisations.id,
    name: sql<string>`${inLanguage(organisations.name, language)}`,
    logo: organisations.logo,
    address: sql<string>`coalesce(${inLanguage(organisations.address, language)}, '')`,
    // Organisations without a position are left out.
    latitude: sql<number>`${organisations.latitude}`,
    longitude: sql<number>`${organisations.longitude}`,
    distance: position === null ? sql<number | null>`null::int` : distanceFrom(organisations, position),
  }
}

export function selectPlacedOrganisations(queries: Queries, reader: PlaceReader, { limit, after }: PlacesPageRange) {
  const { isAfter, order } = byName(inLanguage(organisations.name, reader.language), organisations.id, after)
  return queries.read(
    build
      .select(cardColumns(reader))
      .from(organisations)
      .where(and(isNotNull(organisations.latitude), isAfter))
      .orderBy(...order)
      .limit(limitOf(limit)),
  )
}

export function selectNearestOrganisations(
  queries: Queries,
  reader: PlaceReader & { readonly position: GeoPoint },
  page: NearPage,
) {
  return selectNearestPage(organisations, reader.position, page, (isNear, order) =>
    queries.read(
      build
        .select(cardColumns(reader))
        .from(organisations)
        .where(isNear)
        .orderBy(...order)
        .limit(limitOf(page.limit)),
    ),
  )
}

/** Selects an organisation, the number of its teams and their members, and its sums of service. */
export async function selectOrganisationHome(database: Database, id: string, month: string) {
  const ofMonth = alias(rankingSums, 'of_month')
  const sumOf = (sums: typeof rankingSums | typeof ofMonth, period: string) =>
    and(eq(sums.kind, 'organisation'), eq(sums.period, period), eq(sums.subjectId, organisations.id))
  return await queriesOf(database).readOne(
    build
      .select({
        organisation: organisations,
        minutes: sql<number>`coalesce(${rankingSums.minutes}, 0)`,
        times: sql<number>`coalesce(${rankingSums.times}, 0)`,
        monthMinutes: sql<number>`coalesce(${ofMonth.minutes}, 0)`,
      })
      .from(organisations)
      .leftJoin(rankingSums, sumOf(rankingSums, 'all'))
      .leftJoin(ofMonth, sumOf(ofMonth, month))
      .where(eq(organisations.id, id)),
  )
}

export async function countTeams(
  database: Database,
  of: { readonly venueId?: string; readonly organisationId?: string },
) {
  const { venueId, organisationId } = of
  const own = await queriesOf(database).readOne(
    build
      .select({ teams: sql<number>`count(*)::int`, members: sql<number>`coalesce(sum(${teams.members}), 0)::int` })
      .from(teams)
      .where(
        and(
          isNull(teams.closedAt),
          venueId === undefined ? eq(teams.organisationId, organisationId ?? '') : inArray(teams.id, teamsAt(venueId)),
        ),
      ),
  )
  return own ?? { teams: 0, members: 0 }
}

/** Sums up the service of a station's teams, wherever they gave it. */
export async function sumStationService(database: Database, venueId: string, month: string) {
  const sumIn = (period: string, column: typeof rankingSums.minutes | typeof rankingSums.times) =>
    sql<number>`coalesce(sum(${column}) filter (where ${rankingSums.period} = ${period}), 0)::int`
  const row = await queriesOf(database).readOne(
    build
      .select({
        minutes: sumIn('all', rankingSums.minutes),
        times: sumIn('all', rankingSums.times),
        monthMinutes: sumIn(month, rankingSums.minutes),
      })
      .from(rankingSums)
      .where(
        and(
          eq(rankingSums.kind, 'team'),
          inArray(rankingSums.period, ['all', month]),
          inArray(rankingSums.subjectId, teamsAt(venueId)),
        ),
      ),
  )
  return row ?? { minutes: 0, times: 0, monthMinutes: 0 }
}

/**
 * Ranks the teams of an organisation, or those that serve at a station, by their service in a period; teams without
 * service are left out.
 */
export function selectHomeRanking(queries: Queries, { homeId, period, language, limit }: HomeRankingOf) {
  return queries.read(
    build
      .select({
        id: teams.id,
        name: sql<string>`${inLanguage(teams.name, language)}`,
        logo: teams.logo,
        minutes: rankingSums.minutes,
        times: rankingSums.times,
      })
      .from(teams)
      .innerJoin(
        rankingSums,
        and(eq(rankingSums.kind, 'team'), eq(rankingSums.period, period), eq(rankingSums.subjectId, teams.id)),
      )
      .where(or(eq(teams.organisationId, homeId), inArray(teams.id, teamsAt(homeId))))
      .orderBy(desc(rankingSums.minutes), asc(teams.id))
      .limit(limitOf(limit)),
  )
}

interface HomeRankingOf {
  readonly homeId: string
  /** `all`, a year or a month. */
  readonly period: string
  readonly language: Language
  readonly limit: number
}

const teamsAt = (venueId: string) =>
  build.select({ id: venueTeams.teamId }).from(venueTeams).where(eq(venueTeams.venueId, venueId))
