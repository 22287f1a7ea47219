import { checkEvaluation, type EvaluationForm } from '../../../../src/domain/frame/ratings/evaluation'
import { and, eq, gt, lt, lte, or } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  checkAgain,
  checkObjection,
  checkReason,
  type AgainForm,
  type OrderReasonForm,
} from '../../../../src/domain/civic/orders/order-form'
import type { Database } from '../../../kernel/database/client'
import { existsIn } from '../../../kernel/database/expressions'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { refuseBetweenBlocked } from '../../people/privacy/block-people'
import { endCommitment, takeCommitment } from '../commitments/commitments'
import { siteDate, siteToday } from '../../../kernel/site/site-today'
import { lockVolunteer } from '../volunteer-status/require-volunteer'
import { orderCase } from './order-case'
import { holdReward, promiseReward, returnReward, stopReward, unpromiseReward } from './order-rewards'
import { orderRewards } from './order-rewards.schema'
import { serviceOrders } from './orders.schema'

interface OrderActor {
  readonly id: string
  readonly actorId: string
  readonly at: Date
}

const { state, wantedOn } = serviceOrders

/**
 * Lets a volunteer take somebody else's order, within the limits of what they may hold. Of two volunteers who try at
 * the same time, one gets it. The order may bring the volunteer no reward, if they accept that.
 */
export async function provideOrder(database: Database, acting: OrderActor, acceptsNoReward: boolean): Promise<void> {
  const today = await siteToday(database, acting.at)
  await database.transaction(async (transaction) => {
    const { id: caseId, actorId: volunteerId, at } = acting
    await takeCommitment(transaction, { kind: 'order', caseId, volunteerId, at })
    await carryOut(transaction, orderCase, {
      ...acting,
      act: 'provide',
      role: 'volunteer',
      set: { providerId: acting.actorId },
      also: async (within, row) => {
        // The order has expired, though the clock has not ended it yet.
        if (row.wantedOn < today) throw new Refusal(errorCodes.stateRefuses, null, { state: 'expired' })
        await refuseBetweenBlocked(within, acting.actorId, row.userId)
        await promiseReward(within, row, acceptsNoReward)
      },
    })
  })
}

/** The provider gives the order back, so that somebody else may take it. */
export async function giveOrderBack(database: Database, acting: OrderActor, form: OrderReasonForm): Promise<void> {
  const text = reasonOf(form)
  await database.transaction(async (transaction) => {
    await lockVolunteer(transaction, acting.actorId)
    await carryOut(transaction, orderCase, {
      ...acting,
      text,
      act: 'giveBack',
      role: 'provider',
      set: { providerId: null },
      also: async (within, { id }) => {
        await unpromiseReward(within, { id })
        await endCommitment(within, { kind: 'order', caseId: id, outcome: 'returned', at: acting.at })
      },
    })
  })
}

/** The orderer cancels an order that nobody has taken, or a taken one before its day. */
export async function cancelOrder(database: Database, acting: OrderActor, form: OrderReasonForm): Promise<void> {
  const text = reasonOf(form)
  await carryOut(database, orderCase, {
    ...acting,
    text,
    act: 'cancel',
    role: 'orderer',
    when: or(eq(state, 'placed'), gt(wantedOn, await siteToday(database, acting.at))),
    also: async (transaction, { id }) => {
      await returnReward(transaction, { id })
      await endCommitment(transaction, { kind: 'order', caseId: id, outcome: 'released', at: acting.at })
    },
  })
}

function reasonOf(form: OrderReasonForm) {
  const parsedForm = checkReason(form)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  return asWritten(parsedForm.value.text)
}

/**
 * The orderer confirms, on the order's day or later, that the service was given. The reward is paid when its hold is
 * over.
 */
export async function completeOrder(database: Database, acting: OrderActor): Promise<void> {
  await carryOut(database, orderCase, {
    ...acting,
    act: 'complete',
    role: 'orderer',
    when: lte(wantedOn, await siteToday(database, acting.at)),
    also: async (transaction, { id }) => {
      await holdReward(transaction, { id }, acting.at)
      await endCommitment(transaction, { kind: 'order', caseId: id, outcome: 'done', at: acting.at })
    },
  })
}

/** The orderer reports, after the order's day, that nobody came, and asks for another day. */
export async function reportNobodyCame(database: Database, acting: OrderActor, form: AgainForm): Promise<void> {
  const parsedForm = checkAgain(form, await siteDate(database, acting.at))
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  await carryOut(database, orderCase, {
    ...acting,
    act: 'nobodyCame',
    role: 'orderer',
    when: lt(wantedOn, await siteToday(database, acting.at)),
    set: { wantedOn: parsedForm.value.wantedOn },
    // The provider is cleared after the change of state, so that the message reaches the person who did not come.
    also: async (transaction, { id }) => {
      await transaction.update(serviceOrders).set({ providerId: null }).where(eq(serviceOrders.id, id))
      await unpromiseReward(transaction, { id })
      await endCommitment(transaction, { kind: 'order', caseId: id, outcome: 'released', at: acting.at })
    },
  })
}

/**
 * The orderer or the office (`actorId` null) objects to an order, from its day on until the reward is paid. The office
 * then settles the order.
 */
export async function objectToOrder(
  database: Database,
  acting: Omit<OrderActor, 'actorId'> & { readonly actorId: string | null },
  form: OrderReasonForm,
): Promise<void> {
  const parsedForm = checkObjection(form)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const today = await siteToday(database, acting.at)
  const isOnHold = existsIn(orderRewards, eq(orderRewards.orderId, serviceOrders.id), eq(orderRewards.state, 'held'))
  await carryOut(database, orderCase, {
    ...acting,
    act: 'object',
    role: acting.actorId === null ? 'office' : 'orderer',
    text: asWritten(parsedForm.value.text),
    when: or(and(eq(state, 'provided'), lte(wantedOn, today)), isOnHold),
    also: async (transaction, row) => {
      // The reward may have been paid while this act waited for the order's lock.
      if (!(await stopReward(transaction, row)) && row.reward > 0)
        throw new Refusal(errorCodes.stateRefuses, null, { state: 'paid' })
      await endCommitment(transaction, { kind: 'order', caseId: row.id, outcome: 'done', at: acting.at })
    },
  })
}

export async function scoreOrder(database: Database, acting: OrderActor, form: EvaluationForm): Promise<void> {
  const parsedForm = checkEvaluation(form)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const { stars, text } = parsedForm.value
  await carryOut(database, orderCase, {
    ...acting,
    act: 'score',
    role: 'orderer',
    text: asWritten(text),
    set: { stars, scoreText: asWritten(text) },
  })
}
