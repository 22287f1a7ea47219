import { and, desc, eq, gt, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import {
  endedStates,
  publicSuggestionStates,
  workedOnStates,
  type SuggestionState,
} from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { existsIn, isBeyond, isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build, type RowOf } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { distanceFrom, selectNearestPage } from '../../../kernel/places/positions'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { departments, suggestions, suggestionSubscriptions, suggestionSupports } from './suggestions.schema'
import { hasParts } from '../../frame/search-index/has-parts'
import { quoted } from '../../frame/search-index/search-match'

/** Condition: everybody may see the suggestion. */
export const isListedSuggestion = and(
  eq(suggestions.isPublic, true),
  inArray(suggestions.state, [...publicSuggestionStates]),
)

/** The caller, and their position, if known. */
export interface SuggestionViewer {
  readonly id: string | null
  readonly position: GeoPoint | null
}

/** The author of the suggestion. The statement itself leaves out the name of an author who does not want to be named. */
const author = sql<{
  readonly id: string
  readonly nickname: string
  readonly avatar: string
} | null>`case when not ${suggestions.isAnonymous} then json_build_object('id', ${users.id}, 'nickname', ${users.nickname}, 'avatar', ${users.avatar}) end`

/** The columns of a suggestion's card. */
function selectCards({ id, position }: SuggestionViewer) {
  return build
    .select({
      suggestion: suggestions,
      department: { name: departments.name, superiorId: departments.superiorId },
      author,
      comments: contents.comments,
      commentsOpen: contents.commentsOpen,
      distance: position === null ? sql<number | null>`null::int` : distanceFrom(suggestions, position),
      myAffected:
        id === null
          ? sql<boolean | null>`null::boolean`
          : sql<
              boolean | null
            >`(select ${suggestionSupports.isAffected} from ${suggestionSupports} where ${suggestionSupports.suggestionId} = ${suggestions.id} and ${suggestionSupports.userId} = ${id})`,
      isSubscribed:
        id === null
          ? sql<boolean>`false`
          : existsIn(
              suggestionSubscriptions,
              eq(suggestionSubscriptions.suggestionId, suggestions.id),
              eq(suggestionSubscriptions.userId, id),
            ),
    })
    .from(suggestions)
    .innerJoin(departments, eq(departments.id, suggestions.departmentId))
    .innerJoin(users, eq(users.id, suggestions.userId))
    .leftJoin(contents, eq(contents.id, suggestions.id))
    .$dynamic()
}
export type SuggestionCardRow = RowOf<ReturnType<typeof selectCards>>

export interface SuggestionFilter {
  readonly state: SuggestionState | undefined
  readonly departmentId: string | undefined
  /** The condition that the text of a search makes (`partsMatch`); '' without a text. */
  readonly search: string
}
interface PageRange {
  readonly limit: number
  readonly after: CursorValues | null
}

const matchesFilter = ({ state, departmentId, search }: SuggestionFilter): SQL | undefined =>
  and(
    state === undefined ? undefined : eq(suggestions.state, state),
    departmentId === undefined ? undefined : eq(suggestions.departmentId, departmentId),
    hasParts(suggestions.searchParts, search),
  )

/** The author of a suggestion; null for one without a name, which nobody shall recognise by whom they block. */
export const namedAuthorId = sql<
  string | null
>`case when ${suggestions.isAnonymous} then null else ${suggestions.userId} end`

const isSeenBy = ({ id }: SuggestionViewer) =>
  isShownTo(id, { kind: 'suggestion', id: suggestions.id, authorId: namedAuthorId })

/** Selects public suggestions: the newest first, or those with the most supporters. */
export async function selectSuggestions(
  database: Database,
  viewer: SuggestionViewer,
  filter: SuggestionFilter,
  { order, limit, after }: PageRange & { readonly order: 'new' | 'hot' },
): Promise<SuggestionCardRow[]> {
  const sorted = order === 'hot' ? suggestions.supporters : suggestions.createdAt
  return await queriesOf(database).read(
    selectCards(viewer)
      .where(
        and(
          isListedSuggestion,
          isSeenBy(viewer),
          matchesFilter(filter),
          isBeyond('<', [sorted, suggestions.id], after),
        ),
      )
      .orderBy(desc(sorted), desc(suggestions.id))
      .limit(limit),
  )
}

export async function selectNearestSuggestions(
  database: Database,
  viewer: SuggestionViewer & { readonly position: GeoPoint },
  filter: SuggestionFilter | SQL | undefined,
  page: PageRange & { readonly within: number },
): Promise<SuggestionCardRow[]> {
  const fitsFilter = filter !== undefined && 'search' in filter ? matchesFilter(filter) : filter
  return await selectNearestPage(suggestions, viewer.position, page, (isNear, order) =>
    queriesOf(database).read(
      selectCards(viewer)
        .where(and(isListedSuggestion, isSeenBy(viewer), fitsFilter, isNear))
        .orderBy(...order)
        .limit(page.limit),
    ),
  )
}

/** Selects the cards of public suggestions that another list found. */
export async function selectSuggestionCards(
  database: Database,
  viewer: SuggestionViewer,
  ids: readonly string[],
): Promise<SuggestionCardRow[]> {
  return await queriesOf(database).read(
    selectCards(viewer).where(and(isListedSuggestion, isOneOf(suggestions.id, ids))),
  )
}

export async function selectSuggestionsOf(
  database: Database,
  userId: string,
  { isOpen, ...filter }: SuggestionFilter & { readonly isOpen: boolean },
  { limit, after }: PageRange,
): Promise<SuggestionCardRow[]> {
  const { createdAt, id } = suggestions
  return await queriesOf(database).read(
    selectCards({ id: userId, position: null })
      .where(
        and(
          eq(suggestions.userId, userId),
          matchesFilter(filter),
          isOpen ? notInArray(suggestions.state, [...endedStates]) : undefined,
          isBeyond('<', [createdAt, id], after),
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
  )
}

export async function selectSuggestion(
  database: Database,
  viewer: SuggestionViewer,
  id: string,
): Promise<SuggestionCardRow | null> {
  return await queriesOf(database).readOne(selectCards(viewer).where(eq(suggestions.id, id)))
}

/** Condition: an office still works on it. */
export const isWorkedOn = inArray(suggestions.state, [...workedOnStates])

/**
 * Selects public suggestions that an office works on and that have at least `least` of the words, those with the most
 * of them first.
 */
export async function selectSimilarInWords(
  database: Database,
  viewer: SuggestionViewer,
  {
    words,
    least,
    since,
    limit,
  }: { readonly words: readonly string[]; readonly least: number; readonly since: Date; readonly limit: number },
): Promise<SuggestionCardRow[]> {
  const shared = sql<number>`cardinality(array(select unnest(${suggestions.searchParts}) intersect select unnest(${sql.param([...words])}::text[])))`
  return await queriesOf(database).read(
    selectCards(viewer)
      .where(
        and(
          isListedSuggestion,
          isSeenBy(viewer),
          isWorkedOn,
          gt(suggestions.createdAt, since),
          hasParts(suggestions.searchParts, words.map(quoted).join(' | ')),
          sql`${shared} >= ${least}::int`,
        ),
      )
      .orderBy(desc(shared), desc(suggestions.createdAt), desc(suggestions.id))
      .limit(limit),
  )
}

/** The ids of those who are told of the answers to a suggestion without supporting it. */
export async function selectSubscribers(database: Database, id: string): Promise<readonly string[]> {
  const { suggestionId, userId } = suggestionSubscriptions
  return await queriesOf(database).readColumn(
    build.select({ userId }).from(suggestionSubscriptions).where(eq(suggestionId, id)),
  )
}
