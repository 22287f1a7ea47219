import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { daysUntilCompleted } from '../../../../src/domain/civic/orders/order-calendar'
import { dateOfDays, daysOfDate, isoDate } from '../../../../src/domain/frame/shared/civil-date'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { endCommitment } from '../commitments/commitments'
import { siteDate } from '../../../kernel/site/site-today'
import { orderCase } from './order-case'
import { holdReward, returnReward } from './order-rewards'
import { serviceOrders } from './orders.schema'
import { payDueRewards, payReward } from './pay-rewards'

const { id, state, wantedOn, updatedAt } = serviceOrders
/** The most orders in each state that one run ends. */
const batchSize = 200
/** Milliseconds after which the address and note of an ended order are deleted. */
const secretsKept = 30 * 86_400_000

/**
 * Performs what is due by the clock: ends orders that nobody ended, pays rewards that are due, and deletes the
 * addresses and notes of old orders.
 */
export async function performDueOrderActs(database: Database, at: Date): Promise<void> {
  const today = daysOfDate(await siteDate(database, at))
  await expireOrders(database, isoDate(dateOfDays(today)), at)
  await completeOrders(database, isoDate(dateOfDays(today - daysUntilCompleted + 1)), at)
  await payDueRewards(database, at)
  await forgetSecrets(database, at)
}

/** Expires orders that nobody took by their day. */
async function expireOrders(database: Database, before: string, at: Date): Promise<void> {
  for (const each of await selectOrdersBefore(database, 'placed', before))
    await unlessRefused(() =>
      carryOut(database, orderCase, {
        id: each.id,
        act: 'expire',
        role: 'clock',
        actorId: null,
        at,
        when: lt(wantedOn, before),
        also: (transaction, row) => returnReward(transaction, row),
      }),
    )
}

/** Completes orders whose orderer did not respond for a week. */
async function completeOrders(database: Database, before: string, at: Date): Promise<void> {
  for (const each of await selectOrdersBefore(database, 'provided', before))
    await unlessRefused(() =>
      carryOut(database, orderCase, {
        id: each.id,
        act: 'completeByTime',
        role: 'clock',
        actorId: null,
        at,
        when: lt(wantedOn, before),
        also: async (transaction, row) => {
          await holdReward(transaction, row, at)
          await endCommitment(transaction, { kind: 'order', caseId: row.id, outcome: 'done', at })
        },
      }),
    )
}

async function selectOrdersBefore(database: Database, orderState: 'placed' | 'provided', before: string) {
  return await queriesOf(database).read(
    build
      .select({ id })
      .from(serviceOrders)
      .where(and(eq(state, orderState), lt(wantedOn, before)))
      .orderBy(asc(wantedOn), asc(id))
      .limit(batchSize),
  )
}

async function forgetSecrets(database: Database, at: Date): Promise<void> {
  const { sealedAddress, sealedNote } = serviceOrders
  await database
    .update(serviceOrders)
    .set({ sealedAddress: null, sealedNote: null })
    .where(
      and(
        inArray(state, ['completed', 'scored', 'cancelled', 'expired', 'settled']),
        or(isNotNull(sealedAddress), isNotNull(sealedNote)),
        lt(updatedAt, new Date(at.getTime() - secretsKept)),
      ),
    )
}

/** The office ends an order with a reason that both sides read; nobody gets the reward. */
export async function settleOrder(database: Database, orderId: string, reason: string, at: Date): Promise<void> {
  const text = officeReason(reason)
  await carryOut(database, orderCase, {
    id: orderId,
    act: 'settle',
    role: 'office',
    actorId: null,
    at,
    text,
    also: async (transaction, row) => {
      await returnReward(transaction, row)
      await endCommitment(transaction, { kind: 'order', caseId: row.id, outcome: 'released', at })
    },
  })
}

/** The office ends an order with a reason that both sides read; its provider gets the promised reward. */
export async function awardOrder(database: Database, orderId: string, reason: string, at: Date): Promise<void> {
  const text = officeReason(reason)
  await carryOut(database, orderCase, {
    id: orderId,
    act: 'award',
    role: 'office',
    actorId: null,
    at,
    text,
    also: async (transaction, row) => {
      await payReward(transaction, row.id, ['reserved', 'held', 'disputed'], at)
      await endCommitment(transaction, { kind: 'order', caseId: row.id, outcome: 'done', at })
    },
  })
}
