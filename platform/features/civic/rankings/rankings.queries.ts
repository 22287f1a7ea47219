import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { RankedKind, RankingMeasure } from '../../../../src/domain/civic/rankings/ranking'
import { countedPlaces } from '../../../../src/domain/civic/rankings/ranking'
import { isBeyond, inLanguage, isOneOf, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { organisations } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { isRanked } from '../../people/privacy/privacy-settings'
import { teams } from '../teams/teams.schema'
import { rankingSums, serviceMinutes } from './rankings.schema'

const { kind: kindColumn, period: periodColumn, subjectId, minutes, times } = rankingSums

export interface RankingOf {
  readonly kind: RankedKind
  /** `all`, a year or a month. */
  readonly period: string
  readonly by: RankingMeasure
}

const measures = { minutes, times } as const

const isIn = ({ kind, period }: Pick<RankingOf, 'kind' | 'period'>) =>
  and(eq(kindColumn, kind), eq(periodColumn, period))

/** Selects one page of a ranking, along the index of the ranking's measure. */
export function selectRanking(queries: Queries, ranking: RankingOf, limit: number, after: CursorValues | null) {
  const measure = measures[ranking.by]
  return queries.read(
    build
      .select({ id: subjectId, minutes, times })
      .from(rankingSums)
      .where(and(isIn(ranking), isBeyond('<', [measure, subjectId], after)))
      .orderBy(desc(measure), desc(subjectId))
      .limit(limitOf(limit)),
  )
}

export async function selectSum(queries: Queries, ranking: Pick<RankingOf, 'kind' | 'period'>, id: string) {
  const sum = await queries.readOne(
    build
      .select({ minutes, times })
      .from(rankingSums)
      .where(and(isIn(ranking), eq(subjectId, id))),
  )
  return sum ?? null
}

/**
 * Selects somebody's sums of all time (`all`) and of each year, the latest first, by one statement. The statement names
 * each year since their first service, because the period comes before the subject in the key of the sums.
 */
export async function selectYears(queries: Queries, userId: string, now: Date) {
  const first = await queries.readOne(
    build
      .select({ endedAt: serviceMinutes.endedAt })
      .from(serviceMinutes)
      .where(eq(serviceMinutes.userId, userId))
      // In this order, the index of the member's services is read backwards.
      .orderBy(sql`${serviceMinutes.endedAt} asc nulls last`, asc(serviceMinutes.activityId))
      .limit(limitOf(1)),
  )
  if (first === null) return []
  // The site's year may begin a few hours before or after that of UTC.
  const from = new Date(first.endedAt).getUTCFullYear() - 1
  const years = Array.from({ length: now.getUTCFullYear() + 2 - from }, (_, index) => String(from + index))
  return await queries.read(
    build
      .select({ period: periodColumn, minutes, times })
      .from(rankingSums)
      .where(and(eq(kindColumn, 'person'), eq(subjectId, userId), isOneOf(periodColumn, ['all', ...years])))
      .orderBy(desc(periodColumn)),
  )
}

/** Counts how many rank before somebody, up to the last rank that is shown. */
export async function countBefore(queries: Queries, ranking: RankingOf, id: string, sum: number): Promise<number> {
  const measure = measures[ranking.by]
  const rowsBefore = build
    .select({ one: sql<number>`1`.as('one') })
    .from(rankingSums)
    .where(and(isIn(ranking), isBeyond('>', [measure, subjectId], [sum, id])))
    // The rows are sorted like the index, so that the database reads them from the index and stops at the limit.
    .orderBy(asc(measure), asc(subjectId))
    .limit(limitOf(countedPlaces))
    .as('before')
  const row = await queries.readOne(build.select({ count: sql<number>`count(*)::int` }).from(rowsBefore))
  return row?.count ?? 0
}

/** Selects the names and pictures of ranked subjects, by their ids; without members who do not want to be named. */
export async function selectNames(queries: Queries, kind: RankedKind, ids: readonly string[], language: Language) {
  const namedRows = await (kind === 'person'
    ? queries.read(
        build
          .select({ id: users.id, name: users.nickname, picture: users.avatar })
          .from(users)
          .where(and(isOneOf(users.id, ids), isNull(users.deletedAt), isRanked(users.id))),
      )
    : kind === 'team'
      ? queries.read(
          build
            .select({ id: teams.id, name: inLanguage(teams.name, language), picture: teams.logo })
            .from(teams)
            .where(isOneOf(teams.id, ids)),
        )
      : queries.read(
          build
            .select({
              id: organisations.id,
              name: inLanguage(organisations.name, language),
              picture: organisations.logo,
            })
            .from(organisations)
            .where(isOneOf(organisations.id, ids)),
        ))
  return new Map(namedRows.map((row) => [row.id, row]))
}
