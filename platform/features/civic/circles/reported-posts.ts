import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { ReportReason } from '../../../../src/domain/participation/reports/report'
import type { Database, Transaction } from '../../../kernel/database/client'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { reportedThings, reports } from '../../participation/reports/reports.schema'
import { settleReports } from '../../participation/reports/settle-reports'
import { circleReportMessage } from './circle-messages.words'
import { addRecord } from './circle-records'
import { requireCircleLeader, requireLiveCircle } from './require-circle'
import { circleMembers, circlePosts } from './circles.schema'

/**
 * Condition: a post of a circle was reported, and waits for those who lead it. Nobody judges what they wrote themselves;
 * what was kept and reported again is for the office.
 */
const waitsFor = (circleId: string, leaderId: string) =>
  and(
    eq(reportedThings.kind, 'circle-post'),
    eq(reportedThings.state, 'open'),
    eq(reportedThings.isKeptByCircle, false),
    eq(circlePosts.circleId, circleId),
    eq(circlePosts.state, 'published'),
    ne(circlePosts.userId, leaderId),
  )

export async function countReportedPosts(database: Database, circleId: string, leaderId: string): Promise<number> {
  const waiting = await queriesOf(database).readValue(
    build
      .select({ count: sql<number>`count(*)::int` })
      .from(reportedThings)
      .innerJoin(circlePosts, eq(circlePosts.id, reportedThings.thingId))
      .where(waitsFor(circleId, leaderId)),
  )
  return waiting ?? 0
}

interface ReportedPostsQuery {
  readonly circleId: string
  readonly leaderId: string
  readonly limit: number
  readonly after: CursorValues | null
}

/**
 * Selects the reported posts of a circle, the latest first, each with the reasons. Nobody who leads it learns who
 * reported a post, or the words that they wrote to the office.
 */
export async function selectReportedPosts(
  database: Database,
  { circleId, leaderId, limit, after }: ReportedPostsQuery,
) {
  const { openedAt, thingId } = reportedThings
  const reasons = sql<
    readonly { readonly reason: ReportReason; readonly count: number }[]
  >`(select json_agg(json_build_object('reason', said.reason, 'count', said.count) order by said.count desc, said.reason) from (select ${reports.reason} as reason, count(*)::int as count from ${reports} where ${reports.kind} = 'circle-post' and ${reports.thingId} = ${thingId} group by ${reports.reason}) as said)`
  return await queriesOf(database).read(
    build
      .select({
        id: circlePosts.id,
        text: circlePosts.text,
        since: openedAt,
        author: { id: users.id, nickname: users.nickname, avatar: users.avatar },
        reasons,
      })
      .from(reportedThings)
      .innerJoin(circlePosts, eq(circlePosts.id, thingId))
      .innerJoin(users, eq(users.id, circlePosts.userId))
      .where(and(waitsFor(circleId, leaderId), isBeyond('<', [openedAt, thingId], after)))
      .orderBy(desc(openedAt), desc(thingId))
      .limit(limit),
  )
}

/** Somebody who leads a circle keeps a reported post; those who reported it hear of it, and may turn to the office. */
export async function keepReportedPost(
  transaction: Transaction,
  actorId: string,
  postId: string,
  at: Date,
): Promise<string> {
  const post = await queriesOf(transaction).readOne(
    build
      .select({ circleId: circlePosts.circleId, userId: circlePosts.userId, state: circlePosts.state })
      .from(circlePosts)
      .where(eq(circlePosts.id, postId)),
  )
  if (post === null || post.state === 'deleted') throw new Refusal(errorCodes.gone)
  const { circleId, userId } = post
  await requireLiveCircle(transaction, circleId)
  await requireCircleLeader(transaction, circleId, actorId)
  if (userId === actorId) throw new Refusal(errorCodes.stateRefuses, null, { state: 'own' })
  const waits = await queriesOf(transaction).readOne(
    build
      .select({ id: reportedThings.thingId })
      .from(reportedThings)
      .innerJoin(circlePosts, eq(circlePosts.id, reportedThings.thingId))
      .where(and(waitsFor(circleId, actorId), eq(circlePosts.id, postId))),
  )
  const settlement = { judgement: 'kept', by: 'circle', at } as const
  if (waits === null || !(await settleReports(transaction, { kind: 'circle-post', id: postId }, settlement)))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'settled' })
  await addRecord(transaction, { circleId, act: 'keep', actorId, subjectId: userId, postId, text: '', at })
  return circleId
}

/** Tells those who lead a circle that a post was reported, but not who wrote it. */
export async function tellLeadersOfReport(transaction: Transaction, postId: string, at: Date): Promise<void> {
  const queries = queriesOf(transaction)
  const post = await queries.readOne(
    build
      .select({ circleId: circlePosts.circleId, authorId: circlePosts.userId })
      .from(circlePosts)
      .where(eq(circlePosts.id, postId)),
  )
  if (post === null) return
  const { circleId, authorId } = post
  const leaders = await queries.readColumn(
    build
      .select({ userId: circleMembers.userId })
      .from(circleMembers)
      .where(
        and(
          eq(circleMembers.circleId, circleId),
          ne(circleMembers.rank, 'member'),
          eq(circleMembers.isSilent, false),
          ne(circleMembers.userId, authorId),
        ),
      ),
  )
  const slots = { circle: refer('circle', circleId) }
  const path = `/group-manage/${encodeURIComponent(circleId)}?tab=reported`
  const news = leaders.map((userId) => ({ userId, id: circleId, words: circleReportMessage, slots, path }))
  await notify(transaction, { name: 'circle.reported', category: 'cases' }, news, at)
}
