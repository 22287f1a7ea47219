import { and, eq, ne } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  circleStandingOf,
  leadsCircle,
  type CircleStanding,
} from '../../../../src/domain/civic/circles/circle-membership'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { circleMembers, circles } from './circles.schema'

export type CircleHead = typeof circles.$inferSelect

/** A circle that is there for everybody; 403001 when there is none, or the office hid it. */
export async function requireCircle(database: Database, id: string): Promise<CircleHead> {
  const circle = await queriesOf(database).readOne(
    build
      .select()
      .from(circles)
      .where(and(eq(circles.id, id), ne(circles.state, 'hidden'))),
  )
  if (circle === null) throw new Refusal(errorCodes.gone)
  return circle
}

/** A circle in which people still write and act; 409001 for one that has ended. */
export async function requireLiveCircle(database: Database, id: string): Promise<CircleHead> {
  const circle = await requireCircle(database, id)
  if (circle.state === 'ended') throw new Refusal(errorCodes.stateRefuses, null, { state: 'circle-ended' })
  return circle
}

/** The relation of somebody (null for a guest) to a circle. */
export async function standingIn(database: Database, circleId: string, userId: string | null): Promise<CircleStanding> {
  if (userId === null) return 'none'
  const row = await queriesOf(database).readOne(
    build
      .select({ state: circleMembers.state, rank: circleMembers.rank })
      .from(circleMembers)
      .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId))),
  )
  return row === null ? 'none' : circleStandingOf(row.state, row.rank)
}

/**
 * The rank of somebody who leads a circle; 403003 for anyone else. In a transaction the row stays locked, so that who
 * is dismissed meanwhile does not act any more.
 */
export async function requireCircleLeader(
  database: Database,
  circleId: string,
  userId: string,
): Promise<'moderator' | 'owner'> {
  const row = await queriesOf(database).readOne(
    build
      .select({ state: circleMembers.state, rank: circleMembers.rank })
      .from(circleMembers)
      .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId)))
      .for('share'),
  )
  const standing = row === null ? 'none' : circleStandingOf(row.state, row.rank)
  if (!leadsCircle(standing)) throw new Refusal(errorCodes.notYours)
  return standing
}
