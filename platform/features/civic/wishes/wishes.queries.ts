import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { publicWishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { WishState } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { TimeOfDay } from '../../../../src/domain/frame/shared/time-of-day'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import { isBeyond, isOneOf } from '../../../kernel/database/expressions'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { countRows } from '../../../kernel/lists/count-rows'
import type { CursorValues as Place } from '../../../kernel/lists/cursor'
import { distanceFrom, inRing, isWithin, selectNearest } from '../../../kernel/places/positions'
import { helpedPersons } from '../helped-persons/helped-persons.schema'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { showsWishesTo } from '../../people/privacy/privacy-settings'
import { wishCategories, wishClaims, wishes, type ClaimState } from './wishes.schema'
import { hasParts } from '../../frame/search-index/has-parts'

/** The caller, and their position, if known. */
export interface WishViewer {
  readonly id: string | null
  readonly position: GeoPoint | null
}

/** Condition: everybody may see the wish, unless its author shows it to volunteers alone. */
export const isInPublicState = inArray(wishes.state, [...publicWishStates])

/** The states of claims that everybody may see. */
export const heldClaims = ['active', 'finished'] as const satisfies readonly ClaimState[]

/** The columns of a wish's card. */
export function selectCards({ id, position }: WishViewer) {
  return build
    .select({
      wish: wishes,
      category: wishCategories.name,
      wisher: { nickname: users.nickname, avatar: users.avatar, phone: users.phone },
      helpedPerson: helpedPersons.details,
      comments: contents.comments,
      commentsOpen: contents.commentsOpen,
      distance: position === null ? sql<number | null>`null::int` : distanceFrom(wishes, position),
      myClaim:
        id === null
          ? sql<ClaimState | null>`null`
          : sql<ClaimState | null>`(select ${wishClaims.state} from ${wishClaims} where ${wishClaims.wishId} = ${wishes.id} and ${wishClaims.userId} = ${id})`,
    })
    .from(wishes)
    .innerJoin(wishCategories, eq(wishCategories.id, wishes.categoryId))
    .innerJoin(users, eq(users.id, wishes.userId))
    .leftJoin(helpedPersons, eq(helpedPersons.id, wishes.helpedPersonId))
    .leftJoin(contents, eq(contents.id, wishes.id))
    .$dynamic()
}
export type WishCardRow = RowOf<ReturnType<typeof selectCards>>

const newest = [desc(wishes.createdAt), desc(wishes.id)]
const olderThan = (after: Place | null): SQL | undefined => isBeyond('<', [wishes.createdAt, wishes.id], after)

export interface WishFilter {
  readonly state: WishState | undefined
  readonly categoryId: string | undefined
  readonly timeOfDay: TimeOfDay | undefined
  /** The condition that the text of a search makes (`partsMatch`); '' without a text. */
  readonly search: string
  /** The reader of the list, since some members show their wishes to volunteers alone. */
  readonly reader: { readonly id: string | null; readonly isVolunteer: boolean }
}

function matchesFilter(
  { id }: WishViewer,
  { state, categoryId, timeOfDay, search, reader }: WishFilter,
): SQL | undefined {
  return and(
    isShownTo(id, { kind: 'wish', id: wishes.id, authorId: wishes.userId }),
    state === undefined ? isInPublicState : and(isInPublicState, eq(wishes.state, state)),
    categoryId === undefined ? undefined : eq(wishes.categoryId, categoryId),
    timeOfDay === undefined ? undefined : inArray(wishes.timeOfDay, [timeOfDay, 'any']),
    hasParts(wishes.searchParts, search),
    showsWishesTo(wishes.userId, reader),
  )
}

export async function selectNewestWishes(
  database: Database,
  viewer: WishViewer,
  filter: WishFilter,
  limit: number,
  after: Place | null,
): Promise<WishCardRow[]> {
  return await queriesOf(database).read(
    selectCards(viewer)
      .where(and(matchesFilter(viewer, filter), olderThan(after)))
      .orderBy(...newest)
      .limit(limit),
  )
}

export async function selectNearestWishes(
  database: Database,
  viewer: WishViewer & { readonly position: GeoPoint },
  filter: WishFilter,
  { within, limit, after }: { readonly within: number; readonly limit: number; readonly after: Place | null },
): Promise<WishCardRow[]> {
  // The distance is measured to the area, as in the answer, so that the order of the list does not reveal where in the
  // area help is needed.
  const distance = distanceFrom(wishes, viewer.position)
  return await selectNearest({ within, limit, from: Number(after?.[0] ?? 0) }, (ring) =>
    queriesOf(database).read(
      selectCards(viewer)
        .where(
          and(
            matchesFilter(viewer, filter),
            inRing(wishes, viewer.position, distance, ring),
            after === null || !ring.isFirst
              ? undefined
              : sql`(${distance}, ${wishes.id}) > (${after[0]}::int, ${after[1]})`,
          ),
        )
        .orderBy(asc(distance), asc(wishes.id))
        .limit(limit),
    ),
  )
}

/** Selects the cards of public wishes that another list found. */
export async function selectWishCards(
  database: Database,
  viewer: WishViewer,
  ids: readonly string[],
): Promise<WishCardRow[]> {
  return await queriesOf(database).read(selectCards(viewer).where(and(isInPublicState, isOneOf(wishes.id, ids))))
}

/** Counts the wishes of a list. @param within metres from the viewer; null where their distance does not matter */
export async function countWishes(
  database: Database,
  viewer: WishViewer,
  filter: WishFilter,
  within: number | null,
): Promise<number> {
  const condition = and(matchesFilter(viewer, filter), isWithin(wishes, viewer.position, within))
  return await countRows(database, wishes, condition)
}

export async function selectWish(database: Database, viewer: WishViewer, id: string): Promise<WishCardRow | null> {
  return await queriesOf(database).readOne(
    selectCards(viewer).where(and(eq(wishes.id, id), ne(wishes.state, 'withdrawn'))),
  )
}

export async function selectPublishedBy(
  database: Database,
  userId: string,
  state: WishState | undefined,
  limit: number,
  after: Place | null,
): Promise<WishCardRow[]> {
  return await queriesOf(database).read(
    selectCards({ id: userId, position: null })
      .where(
        and(
          eq(wishes.userId, userId),
          ne(wishes.state, 'withdrawn'),
          state === undefined ? undefined : eq(wishes.state, state),
          olderThan(after),
        ),
      )
      .orderBy(...newest)
      .limit(limit),
  )
}

/** Selects a member's claimed wishes, sorted by the time of the claim, which is part of the row. */
export async function selectClaimedBy(
  database: Database,
  userId: string,
  state: WishState | undefined,
  limit: number,
  after: Place | null,
): Promise<(WishCardRow & { readonly claimedAt: Date })[]> {
  const claims = await queriesOf(database).read(
    build
      .select({ wishId: wishClaims.wishId, claimedAt: wishClaims.claimedAt })
      .from(wishClaims)
      .innerJoin(wishes, eq(wishes.id, wishClaims.wishId))
      .where(
        and(
          eq(wishClaims.userId, userId),
          inArray(wishClaims.state, [...heldClaims]),
          state === undefined ? isInPublicState : and(isInPublicState, eq(wishes.state, state)),
          isBeyond('<', [wishClaims.claimedAt, wishClaims.wishId], after),
        ),
      )
      .orderBy(desc(wishClaims.claimedAt), desc(wishClaims.wishId))
      .limit(limit),
  )
  if (claims.length === 0) return []
  const cards = await queriesOf(database).read(
    selectCards({ id: userId, position: null }).where(
      inArray(
        wishes.id,
        claims.map(({ wishId }) => wishId),
      ),
    ),
  )
  return claims.flatMap(({ wishId, claimedAt }) => {
    const card = cards.find(({ wish }) => wish.id === wishId)
    return card === undefined ? [] : { ...card, claimedAt }
  })
}

export async function selectWishesFor(
  database: Database,
  helperId: string,
  helpedPersonId: string,
  limit: number,
  after: Place | null,
): Promise<WishCardRow[]> {
  return await queriesOf(database).read(
    selectCards({ id: helperId, position: null })
      .where(
        and(
          eq(wishes.helpedPersonId, helpedPersonId),
          eq(wishes.userId, helperId),
          ne(wishes.state, 'withdrawn'),
          olderThan(after),
        ),
      )
      .orderBy(...newest)
      .limit(limit),
  )
}

export async function selectClaimants(database: Database, wishId: string, limit: number, after: Place | null) {
  const doneClaims = alias(wishClaims, 'done')
  return await queriesOf(database).read(
    build
      .select({
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        phone: users.phone,
        claimedAt: wishClaims.claimedAt,
        state: wishClaims.state,
        helped: sql<number>`(select count(*)::int from ${wishClaims} ${doneClaims} where ${doneClaims.userId} = ${users.id} and ${doneClaims.state} = 'finished')`,
      })
      .from(wishClaims)
      .innerJoin(users, eq(users.id, wishClaims.userId))
      .where(
        and(
          eq(wishClaims.wishId, wishId),
          inArray(wishClaims.state, [...heldClaims]),
          isBeyond('>', [wishClaims.claimedAt, wishClaims.userId], after),
        ),
      )
      .orderBy(asc(wishClaims.claimedAt), asc(wishClaims.userId))
      .limit(limit),
  )
}
export type ClaimantRow = Awaited<ReturnType<typeof selectClaimants>>[number]

export async function selectCategories(database: Database) {
  return await queriesOf(database).read(build.select().from(wishCategories).orderBy(asc(wishCategories.sort)))
}
