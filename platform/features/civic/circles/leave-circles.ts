import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { carryOut } from '../../../kernel/cases/carry-out'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import type { Transaction } from '../../../kernel/database/client'
import { lockRows } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { circleMembershipCase, circleMembershipId, countMembers } from './circle-membership-case'
import { unnameInPosts } from './unname-in-posts'
import { circleMembers, circlePosts, circles } from './circles.schema'

/**
 * Takes somebody out of their circles before their account is deleted, and counts what they wrote out of them. In a
 * circle of theirs, the moderator who has been there longest becomes the owner; without one it has none, and the office
 * appoints one (`circles.desk.ts`).
 */
export async function leaveCircles(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await unnameInPosts(transaction, userId)
  const queries = queriesOf(transaction)
  await lockMemberships(transaction, userId)
  const memberships = await queries.read(
    build
      .select({ circleId: circleMembers.circleId, rank: circleMembers.rank })
      .from(circleMembers)
      .where(and(eq(circleMembers.userId, userId), eq(circleMembers.state, 'member')))
      .orderBy(asc(circleMembers.circleId)),
  )
  const written = await queries.read(
    build
      .select({ circleId: circlePosts.circleId, count: sql<number>`count(*)::int` })
      .from(circlePosts)
      .where(and(eq(circlePosts.userId, userId), eq(circlePosts.state, 'published')))
      .groupBy(circlePosts.circleId)
      .orderBy(asc(circlePosts.circleId)),
  )
  const ids = [...memberships, ...written].map(({ circleId }) => circleId)
  await lockRows(transaction, circles, inArray(circles.id, ids))
  for (const { circleId, rank } of memberships) {
    if (rank === 'owner') await passOn(transaction, circleId, userId, at)
    await countMembers(transaction, circleId, -1)
  }
  for (const { circleId, count } of written)
    await transaction
      .update(circles)
      .set({ posts: sql`greatest(0, ${circles.posts} - ${count})` })
      .where(eq(circles.id, circleId))
}

/**
 * Locks the memberships of somebody, and those of whoever may take over a circle of theirs: memberships are locked
 * before circles, as by every act on one.
 */
async function lockMemberships(transaction: Transaction, userId: string): Promise<void> {
  const owned = build.select({ id: circles.id }).from(circles).where(eq(circles.ownerId, userId))
  const isHeir = and(inArray(circleMembers.circleId, owned), eq(circleMembers.rank, 'moderator'))
  await lockRows(transaction, circleMembers, or(eq(circleMembers.userId, userId), isHeir))
}

async function passOn(transaction: Transaction, circleId: string, userId: string, at: Date): Promise<void> {
  await transaction
    .update(circles)
    .set({ ownerId: null })
    .where(and(eq(circles.id, circleId), eq(circles.ownerId, userId)))
  const heir = await queriesOf(transaction).readValue(
    build
      .select({ userId: circleMembers.userId })
      .from(circleMembers)
      .where(
        and(
          eq(circleMembers.circleId, circleId),
          eq(circleMembers.rank, 'moderator'),
          ne(circleMembers.userId, userId),
        ),
      )
      .orderBy(desc(sql`${circleMembers.state} = 'member'`), asc(circleMembers.askedAt))
      .limit(1),
  )
  if (heir !== null) await unlessRefused(() => makeOwner(transaction, { circleId, userId: heir, act: 'inherit' }, at))
}

/** The office, or what becomes of a circle, makes a member its owner. */
export async function makeOwner(
  transaction: Transaction,
  {
    circleId,
    userId,
    act,
  }: { readonly circleId: string; readonly userId: string; readonly act: 'appoint' | 'inherit' },
  at: Date,
): Promise<void> {
  await carryOut(transaction, circleMembershipCase, {
    id: circleMembershipId(circleId, userId),
    act,
    role: 'operator',
    actorId: null,
    at,
    set: { rank: 'owner' },
    also: async () => {
      await transaction
        .update(circleMembers)
        .set({ rank: 'moderator' })
        .where(
          and(eq(circleMembers.circleId, circleId), eq(circleMembers.rank, 'owner'), ne(circleMembers.userId, userId)),
        )
      await transaction.update(circles).set({ ownerId: userId }).where(eq(circles.id, circleId))
    },
  })
}
