import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  isCityThing,
  thingKinds,
  type ThingKind,
  type ThingReference,
} from '../../../../src/domain/frame/concerns/concerned'
import { codesWith } from '../../../../src/domain/frame/content/content-kinds'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { cardColumn } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent, published } from '../../../kernel/contents/published'
import { inLanguage, isBeyond, isOneOf, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { notReportedBy } from '../../participation/reports/not-reported'
import { showsWishesTo } from '../../people/privacy/privacy-settings'
import { isPublicActivity } from '../../civic/activities/activities.queries'
import { activities } from '../../civic/activities/activities.schema'
import { isPublicGuide } from '../../civic/guides/guides.queries'
import { guides } from '../../civic/guides/guides.schema'
import { isListedSuggestion, namedAuthorId } from '../../civic/suggestions/suggestions.queries'
import { departments, suggestions } from '../../civic/suggestions/suggestions.schema'
import { venues } from '../../civic/venues/venues.schema'
import { isInPublicState } from '../../civic/wishes/wishes.queries'
import { wishes } from '../../civic/wishes/wishes.schema'
import { concerns } from './concerns.schema'

/** The column that names a thing of each kind. */
export const columns = {
  suggestion: 'suggestionId',
  wish: 'wishId',
  activity: 'activityId',
  guide: 'guideId',
  venue: 'venueId',
} as const satisfies Readonly<Record<ThingKind, keyof typeof concerns.$inferSelect>>

/** The columns of a row that name its thing. */
export const namedThing = {
  ...{ suggestionId: concerns.suggestionId, wishId: concerns.wishId, activityId: concerns.activityId },
  ...{ guideId: concerns.guideId, venueId: concerns.venueId },
}

/** The thing that a row names. */
export function thingOfRow(row: Readonly<Record<(typeof columns)[ThingKind], string | null>>): ThingReference {
  for (const kind of thingKinds) {
    const id = row[columns[kind]]
    if (id !== null) return { kind, id }
  }
  throw new Error('a row of concerns names nothing')
}

/** Condition: the rule of a guide is another one than that which its content was last known to agree with. */
export const isChangedRule = sql<boolean>`coalesce(${concerns.guideRule} <> ${guides.rule}, false)`

/** A thing that a content names. */
export interface ThingOfContent extends ThingReference {
  /** Whether it is a guide whose rule has changed since. */
  readonly isChanged: boolean
}

/** Selects what a published content is about, in its order. */
export async function selectNamedThings(
  queries: Queries,
  content: { readonly id: string; readonly type: number },
): Promise<readonly ThingOfContent[]> {
  const rows = await queries.read(
    build
      .select({ ...namedThing, isChanged: isChangedRule })
      .from(concerns)
      .innerJoin(contents, eq(contents.id, concerns.contentId))
      .leftJoin(guides, eq(guides.id, concerns.guideId))
      .where(and(eq(concerns.contentId, content.id), isPublishedContent(content.id, content.type)))
      .orderBy(asc(concerns.sort)),
  )
  return rows.map((row) => ({ ...thingOfRow(row), isChanged: row.isChanged }))
}

/** Selects the things of the city that these contents are about, in their order. */
export async function selectCityThings(queries: Queries, contentIds: readonly string[]) {
  if (contentIds.length === 0) return []
  const rows = await queries.read(
    build
      .select({ contentId: concerns.contentId, ...namedThing })
      .from(concerns)
      .where(isOneOf(concerns.contentId, contentIds))
      .orderBy(asc(concerns.contentId), asc(concerns.sort)),
  )
  return rows.flatMap(({ contentId, ...row }) => {
    const { kind, id } = thingOfRow(row)
    return isCityThing(kind) ? [{ contentId, kind, id }] : []
  })
}

interface Source {
  readonly table: PgTable & { readonly id: PgColumn }
  /** Condition: the reader finds the thing in the list of what everybody may see; undefined where that has all. */
  readonly isShown: SQL | undefined
}

/** The things of a kind that a reader may see, by the rules of the kind's own public list; null for a guest. */
function sourceOf(kind: ThingKind, reader: string | null): Source {
  switch (kind) {
    case 'suggestion': {
      const thing = { kind, id: suggestions.id, authorId: namedAuthorId } as const
      return { table: suggestions, isShown: and(isListedSuggestion, isShownTo(reader, thing)) }
    }
    case 'wish': {
      const isForAll = showsWishesTo(wishes.userId, { id: null, isVolunteer: false })
      const thing = { kind, id: wishes.id, authorId: wishes.userId } as const
      return { table: wishes, isShown: and(isInPublicState, isForAll, isShownTo(reader, thing)) }
    }
    case 'activity':
      return { table: activities, isShown: and(isPublicActivity, notReportedBy(reader, 'activity', activities.id)) }
    case 'guide':
      return { table: guides, isShown: isPublicGuide }
    case 'venue':
      return { table: venues, isShown: undefined }
  }
}

const isShownOneOf = (kind: ThingKind, ids: readonly string[], reader: string | null): SQL | undefined => {
  const { table, isShown } = sourceOf(kind, reader)
  return and(isOneOf(table.id, ids), isShown)
}

/** Selects those of some things of a kind that a reader may see; null for a guest. */
export async function selectShownIds(
  queries: Queries,
  kind: ThingKind,
  ids: readonly string[],
  reader: string | null,
): Promise<readonly string[]> {
  const { table } = sourceOf(kind, reader)
  return await queries.readColumn(
    build
      .select({ id: sql<string>`${table.id}` })
      .from(table)
      .where(isShownOneOf(kind, ids, reader)),
  )
}

export function selectSuggestions(queries: Queries, ids: readonly string[], reader: string | null) {
  return queries.read(
    build
      .select({ suggestion: suggestions, department: departments.name })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .where(isShownOneOf('suggestion', ids, reader)),
  )
}

export function selectWishes(queries: Queries, ids: readonly string[], reader: string | null) {
  const { id, title, state } = wishes
  return queries.read(
    build
      .select({ id, title, state })
      .from(wishes)
      .where(isShownOneOf('wish', ids, reader)),
  )
}

export function selectActivities(queries: Queries, ids: readonly string[], reader: string | null) {
  const { id, title, state, enrolsAt, startsAt, endsAt, placesLeft } = activities
  return queries.read(
    build
      .select({ id, title, state, enrolsAt, startsAt, endsAt, placesLeft })
      .from(activities)
      .where(isShownOneOf('activity', ids, reader)),
  )
}

export function selectGuides(queries: Queries, ids: readonly string[], language: Language) {
  const { id, checkedOn } = guides
  return queries.read(
    build
      .select({ id, title: inLanguage(guides.title, language), checkedOn })
      .from(guides)
      .where(isShownOneOf('guide', ids, null)),
  )
}

export function selectVenues(queries: Queries, ids: readonly string[], language: Language) {
  const { id, hours } = venues
  return queries.read(
    build
      .select({ id, title: inLanguage(venues.name, language), hours })
      .from(venues)
      .where(isShownOneOf('venue', ids, null)),
  )
}

interface ContentsQuery {
  readonly thing: ThingReference
  readonly language: Language
  readonly reader: string | null
  readonly limit: number
  readonly after: CursorValues | null
}

/** Selects the cards of the contents about a thing, the newest first. */
export function selectConcerningContents(queries: Queries, { thing, language, reader, limit, after }: ContentsQuery) {
  return queries.read(
    build
      .select({ card: cardColumn(language, reader) })
      .from(concerns)
      .innerJoin(contents, eq(contents.id, concerns.contentId))
      .where(
        and(
          eq(concerns[columns[thing.kind]], thing.id),
          inArray(contents.type, codesWith('list')),
          published,
          isBeyond('<', [contents.publishedAt, contents.id], after),
        ),
      )
      .orderBy(desc(contents.publishedAt), desc(contents.id))
      .limit(limitOf(limit)),
  )
}
