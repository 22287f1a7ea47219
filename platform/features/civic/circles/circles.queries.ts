import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CircleMembershipState } from '../../../../src/domain/civic/circles/circle-membership'
import type { Database } from '../../../kernel/database/client'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { RowOf } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { isShownTo } from '../../participation/reports/is-shown-to'
import type { Localised } from '../../../kernel/database/schema/localised'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { circleMembers, circlePosts, circleRecords, circles } from './circles.schema'
import { hasParts } from '../../frame/search-index/has-parts'

const own = alias(circleMembers, 'own')

/** The post of a circle that was published last, of those that are shown to a reader; null without one. */
const latestPost = (readerId: string | null) =>
  sql<LatestPost | null>`(select json_build_object('text', ${circlePosts.text}, 'at', ${circlePosts.publishedAt})
    from ${circlePosts} where ${and(
      eq(circlePosts.circleId, circles.id),
      sql`${circlePosts.state} = 'published'`,
      isShownTo(readerId, { kind: 'circle-post', id: circlePosts.id, authorId: circlePosts.userId }),
    )} order by ${desc(circlePosts.publishedAt)}, ${desc(circlePosts.id)} limit 1)`.as('latest')

interface LatestPost {
  readonly text: Localised
  /** The moment of its publication, as PostgreSQL writes it. */
  readonly at: string
}

/**
 * The order of the reader's own circles: those that they own, lead and belong to, then those where they wait or are
 * invited, and last those that refused them.
 */
const ownRank = sql<number>`case
  when ${own.state} = 'member' and ${own.rank} = 'owner' then 4
  when ${own.state} = 'member' and ${own.rank} = 'moderator' then 3
  when ${own.state} = 'member' then 2
  when ${own.state} in ('pending', 'invited') then 1
  else 0 end`

/** The columns of a circle's card, with the reader's membership. */
function selectCards(readerId: string | null) {
  return build
    .select({
      circle: circles,
      state: own.state,
      rank: own.rank,
      isSilent: own.isSilent,
      postsToldSince: own.postsToldSince,
      mutedUntil: own.mutedUntil,
      reason: own.reason,
      askedAt: own.askedAt,
      ownRank,
      latest: latestPost(readerId),
    })
    .from(circles)
    .leftJoin(own, and(eq(own.circleId, circles.id), eq(own.userId, readerId ?? '')))
    .$dynamic()
}
export type CircleRow = RowOf<ReturnType<typeof selectCards>>

/** The state is a literal, so that the planner uses the partial index. */
const isThere = sql`${circles.state} <> 'hidden'`

export async function selectCircles(
  database: Database,
  readerId: string | null,
  search: string,
  limit: number,
  after: CursorValues | null,
): Promise<CircleRow[]> {
  return await queriesOf(database).read(
    selectCards(readerId)
      .where(and(isThere, hasParts(circles.searchParts, search), isBeyond('<', [circles.members, circles.id], after)))
      .orderBy(desc(circles.members), desc(circles.id))
      .limit(limit),
  )
}

/**
 * Selects the circles of a member: those that they belong to, asked to join or are invited to, the nearest to them first.
 * They are few, so they are sorted after the index of the member has found them.
 */
export async function selectOwnCircles(
  database: Database,
  readerId: string,
  search: string,
  limit: number,
  after: CursorValues | null,
): Promise<CircleRow[]> {
  return await queriesOf(database).read(
    selectCards(readerId)
      .where(
        and(
          isThere,
          eq(own.userId, readerId),
          ne(own.state, 'left'),
          ne(own.state, 'removed'),
          hasParts(circles.searchParts, search),
          isBeyond('<', [ownRank, own.askedAt, own.circleId], after),
        ),
      )
      .orderBy(desc(ownRank), desc(own.askedAt), desc(own.circleId))
      .limit(limit),
  )
}

export async function selectCircle(database: Database, readerId: string | null, id: string): Promise<CircleRow | null> {
  return await queriesOf(database).readOne(selectCards(readerId).where(and(isThere, eq(circles.id, id))))
}

/** Selects those who lead a circle, the owner first. */
export async function selectCircleLeaders(database: Database, circleId: string) {
  return await queriesOf(database).read(
    build
      .select({ id: users.id, nickname: users.nickname, avatar: users.avatar, rank: circleMembers.rank })
      .from(circleMembers)
      .innerJoin(users, eq(users.id, circleMembers.userId))
      .where(and(eq(circleMembers.circleId, circleId), sql`${circleMembers.rank} <> 'member'`))
      .orderBy(desc(circleMembers.rank), asc(circleMembers.askedAt))
      .limit(20),
  )
}

export async function countWaiting(database: Database, circleId: string): Promise<number> {
  const waiting = await queriesOf(database).readValue(
    build
      .select({ count: sql<number>`count(*)::int` })
      .from(circleMembers)
      .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.state, 'pending'))),
  )
  return waiting ?? 0
}

interface MemberFilter {
  readonly circleId: string
  readonly state: CircleMembershipState
  /** The member whose blocks count; null for a guest, and for those who lead the circle. */
  readonly readerId: string | null
}

/** Selects the people of a circle whose membership has a state, in the order in which they came. */
export async function selectCircleMembers(
  database: Database,
  { circleId, state, readerId }: MemberFilter,
  limit: number,
  after: CursorValues | null,
) {
  return await queriesOf(database).read(
    build
      .select({
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        since: circleMembers.askedAt,
        rank: circleMembers.rank,
        state: circleMembers.state,
        mutedUntil: circleMembers.mutedUntil,
        request: circleMembers.request,
      })
      .from(circleMembers)
      .innerJoin(users, eq(users.id, circleMembers.userId))
      .where(
        and(
          eq(circleMembers.circleId, circleId),
          eq(circleMembers.state, state),
          isNull(users.deletedAt),
          isNotBlockedBy(readerId, circleMembers.userId),
          isBeyond('>', [circleMembers.askedAt, circleMembers.userId], after),
        ),
      )
      .orderBy(asc(circleMembers.askedAt), asc(circleMembers.userId))
      .limit(limit),
  )
}
export type CircleMemberListRow = Awaited<ReturnType<typeof selectCircleMembers>>[number]

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

/** Selects what was done in a circle, the newest first. */
export async function selectCircleRecords(
  database: Database,
  circleId: string,
  limit: number,
  after: CursorValues | null,
) {
  return await queriesOf(database).read(
    build
      .select({
        record: circleRecords,
        actor: { nickname: actors.nickname, avatar: actors.avatar },
        subject: { nickname: subjects.nickname, avatar: subjects.avatar },
        text: circlePosts.text,
      })
      .from(circleRecords)
      .leftJoin(actors, eq(actors.id, circleRecords.actorId))
      .leftJoin(subjects, eq(subjects.id, circleRecords.subjectId))
      .leftJoin(circlePosts, eq(circlePosts.id, circleRecords.postId))
      .where(and(eq(circleRecords.circleId, circleId), isBeyond('<', [circleRecords.at, circleRecords.id], after)))
      .orderBy(desc(circleRecords.at), desc(circleRecords.id))
      .limit(limit),
  )
}
export type CircleRecordRow = Awaited<ReturnType<typeof selectCircleRecords>>[number]
