import { and, arrayContains, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { GuideTheme, LifeEvent } from '../../../../src/domain/civic/guides/guide'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { organisations } from '../../../kernel/contents/contents.schema'
import { inLanguage, isBeyond, isOneOf, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { guideOpinions, guidePlaces, guides } from './guides.schema'

/** Condition: everybody may read the guide. The state is a literal, so that the planner uses the partial indexes. */
export const isPublicGuide = sql`${guides.state} = ${literal('published')}`

const cardColumns = (language: Language) => ({
  id: guides.id,
  title: inLanguage(guides.title, language),
  summary: inLanguage(guides.summary, language),
  theme: guides.theme,
  promisedDays: guides.promisedDays,
  isFree: sql<boolean>`jsonb_array_length(${guides.fees}) = 0`,
  organisationId: organisations.id,
  organisationName: inLanguage(organisations.name, language),
  heat: guides.heat,
})

interface GuideSubject {
  readonly theme: GuideTheme | undefined
  readonly event: LifeEvent | undefined
}

/** Condition: a guide is of a theme and of a life event; none where neither is given. */
export const isAbout = ({ theme, event }: GuideSubject): SQL | undefined =>
  and(
    theme === undefined ? undefined : eq(guides.theme, theme),
    event === undefined ? undefined : arrayContains(guides.events, [event]),
  )

interface GuideQuery extends GuideSubject {
  readonly departmentId: string | undefined
  readonly language: Language
  readonly limit: number
  readonly after: CursorValues | null
}

export function selectGuides(queries: Queries, { theme, event, departmentId, language, limit, after }: GuideQuery) {
  return queries.read(
    build
      .select(cardColumns(language))
      .from(guides)
      .leftJoin(organisations, eq(organisations.id, guides.organisationId))
      .where(
        and(
          isPublicGuide,
          isAbout({ theme, event }),
          departmentId === undefined ? undefined : eq(guides.organisationId, departmentId),
          isBeyond('<', [guides.heat, guides.id], after),
        ),
      )
      .orderBy(desc(guides.heat), desc(guides.id))
      .limit(limitOf(limit)),
  )
}
export type GuideCardRow = Awaited<ReturnType<typeof selectGuides>>[number]

export async function selectGuide(queries: Queries, id: string, language: Language) {
  const { events, conditions, materials, steps, fees, legalDays, placeIds, questions, laws } = guides
  const { checkedOn, validUntil, onlineUrl, useful, opinions } = guides
  return await queries.readOne(
    build
      .select({
        ...cardColumns(language),
        ...{ events, conditions, materials, steps, fees, legalDays, placeIds, questions, laws },
        ...{ checkedOn, validUntil, onlineUrl, useful, opinions },
      })
      .from(guides)
      .leftJoin(organisations, eq(organisations.id, guides.organisationId))
      .where(and(eq(guides.id, id), isPublicGuide)),
  )
}
export type GuideRow = NonNullable<Awaited<ReturnType<typeof selectGuide>>>

export function selectGuidePlaces(queries: Queries, ids: readonly string[], language: Language) {
  const { id, name, address, hours, phone, latitude, longitude } = guidePlaces
  return queries.read(
    build
      .select({
        id,
        name: inLanguage(name, language),
        address: inLanguage(address, language),
        hours,
        phone,
        latitude,
        longitude,
      })
      .from(guidePlaces)
      .where(isOneOf(id, ids)),
  )
}

/** Selects all departments that have guides, with how many they have for which a condition holds. */
export function selectGuideDepartments(queries: Queries, language: Language, which?: SQL) {
  const guideCount =
    which === undefined ? sql<number>`count(*)::int` : sql<number>`(count(*) filter (where ${which}))::int`
  return queries.read(
    build
      .select({ id: organisations.id, name: inLanguage(organisations.name, language), guides: guideCount })
      .from(guides)
      .innerJoin(organisations, eq(organisations.id, guides.organisationId))
      .where(isPublicGuide)
      .groupBy(organisations.id)
      .orderBy(desc(guideCount), asc(organisations.id)),
  )
}

/** Selects how often each lack was named in the opinions of some guides. */
export function selectGuideLacks(queries: Queries, guideIds: readonly string[]) {
  const { guideId, lack } = guideOpinions
  const times = sql<number>`count(*)::int`
  return queries.read(
    build
      .select({ guideId, lack, times })
      .from(guideOpinions)
      .where(and(isOneOf(guideId, guideIds), sql`${lack} is not null`))
      .groupBy(guideId, lack)
      .orderBy(desc(times), asc(lack)),
  )
}
