import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { parseMoney, shownMoney } from '../../../../src/domain/civic/wallet/money'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { findingsDesk } from '../../../kernel/operator/findings-desk'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { users } from '../../../kernel/members/members.schema'
import { awardOrder, settleOrder } from './end-orders'
import { orderCase } from './order-case'
import { findRewardPatterns } from './order-patterns'
import { serviceBudgets } from './order-rewards.schema'
import { orderableServices, serviceOrders } from './orders.schema'
import { objectToOrder } from './order-acts'

const providers = alias(users, 'providers')

/** The desk does not see the address and note of an order. */
export const ordersDesk: Desk = {
  name: 'orders',
  summary: 'Orders that somebody objects to: their rewards wait',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({
          order: serviceOrders,
          service: orderableServices.name,
          orderer: users.nickname,
          provider: providers.nickname,
        })
        .from(serviceOrders)
        .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
        .innerJoin(users, eq(users.id, serviceOrders.userId))
        .leftJoin(providers, eq(providers.id, serviceOrders.providerId))
        .where(eq(serviceOrders.state, 'disputed'))
        .orderBy(asc(serviceOrders.updatedAt), asc(serviceOrders.id))
        .limit(limit),
    )
    return await Promise.all(
      rows.map(async ({ order, service, orderer, provider }) => ({
        id: order.id,
        since: order.updatedAt,
        from: orderer,
        title: `${service.en}, ${order.wantedOn} (${order.timeOfDay}), ${order.area.en}, ${shownMoney(order.reward)}`,
        text: await readObjection(database, order.id),
        facts: [
          { name: 'orderer', value: `${orderer} (${order.userId})` },
          { name: 'provider', value: provider === null ? 'none' : `${provider} (${order.providerId})` },
        ],
      })),
    )
  },
  acts: {
    object: {
      summary: 'stops the reward of an order that is completed, or whose day has come, with a reason that both read',
      takesText: true,
      carryOut: (database, id, text, at) => objectToOrder(database, { id, actorId: null, at }, { text }),
    },
    settle: {
      summary: 'ends an order without a reward, with a reason that both read',
      takesText: true,
      carryOut: settleOrder,
    },
    award: {
      summary: 'ends an order and pays the reward that its provider was promised, with a reason that both read',
      takesText: true,
      carryOut: awardOrder,
    },
  },
}

async function readObjection(database: Database, caseId: string): Promise<string> {
  const step = await queriesOf(database).readOne(
    build
      .select({ text: caseSteps.text })
      .from(caseSteps)
      .where(and(eq(caseSteps.kind, orderCase.name), eq(caseSteps.caseId, caseId), eq(caseSteps.act, 'object')))
      .orderBy(desc(caseSteps.id))
      .limit(1),
  )
  return step?.text.en ?? ''
}

/** Shows patterns that deserve a check before money is paid out. */
export const patternsDesk = findingsDesk(
  'order-patterns',
  'Rewarded orders of the last 30 days between people who serve each other, of one pair, or many in a day',
  async (database) =>
    (await findRewardPatterns(database)).map(({ what, people, orderIds, cents, lastAt }) => ({
      id: people.map(({ id }) => id).join('+'),
      since: lastAt,
      from: people.map(({ nickname }) => nickname).join(', '),
      title: `${what}: ${orderIds.length} orders, ${shownMoney(cents)}`,
      text: orderIds.join(' '),
    })),
)

export const budgetsDesk: Desk = {
  name: 'order-budgets',
  summary: 'Services with a reward, and what their budgets have left',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ service: orderableServices, period: serviceBudgets.period, taken: serviceBudgets.taken })
        .from(orderableServices)
        .leftJoin(serviceBudgets, eq(serviceBudgets.serviceId, orderableServices.id))
        .orderBy(asc(orderableServices.sort), asc(orderableServices.id), desc(serviceBudgets.period))
        .limit(limit),
    )
    return rows
      .filter(({ service }) => service.reward > 0)
      .map(({ service: { id, name, reward, budget, budgetPeriod }, period, taken }) => ({
        id,
        since: null,
        from: `${shownMoney(budget)} a ${budgetPeriod === 'month' ? 'month' : 'service, in all'}`,
        title: `${name.en}: ${shownMoney(reward)} each`,
        text: period === null ? 'nothing is spent' : `${shownMoney(taken ?? 0)} of it is spent (${period})`,
      }))
  },
  acts: {
    month: {
      summary: 'sets the budget of a service for each month, in yuan',
      takesText: true,
      carryOut: (database, id, text) => setBudget(database, id, text, 'month'),
    },
    total: {
      summary: 'sets the budget of a service once and for all, in yuan',
      takesText: true,
      carryOut: (database, id, text) => setBudget(database, id, text, 'total'),
    },
  },
}

async function setBudget(database: Database, id: string, yuan: string, budgetPeriod: 'month' | 'total'): Promise<void> {
  const budget = parseMoney(yuan)
  if (budget === null) throw invalid({ budget: 'not-an-amount' })
  const [set] = await database
    .update(orderableServices)
    .set({ budget, budgetPeriod })
    .where(eq(orderableServices.id, id))
    .returning({ id: orderableServices.id })
  if (set === undefined) throw new Refusal(errorCodes.gone)
}
