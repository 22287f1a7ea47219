import { timesOfDay } from '../../../../../src/domain/frame/shared/time-of-day'
import { and, eq, inArray } from 'drizzle-orm'
import { rewardHold } from '../../../../../src/domain/civic/orders/order-calendar'
import { orderLifecycle } from '../../../../../src/domain/civic/orders/order-lifecycle'
import type { OrderAct, OrderState } from '../../../../../src/domain/civic/orders/order-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { commitments } from '../../../../features/civic/commitments/commitments.schema'
import { orderCase } from '../../../../features/civic/orders/order-case'
import { orderPairs, orderRewards, serviceBudgets } from '../../../../features/civic/orders/order-rewards.schema'
import { sealSecrets } from '../../../../features/civic/orders/order-secrets'
import { orderableServices, serviceOrders } from '../../../../features/civic/orders/orders.schema'
import { moveMoney } from '../../../../features/civic/wallet/move-money'
import type { Vault } from '../../../../kernel/shared/vault'
import { unsaid } from '../../../../kernel/shared/as-written'
import {
  demoCancelReason,
  demoGiveBackReason,
  demoObjection,
  demoOrderNotes,
  demoScoreTexts,
  demoServices,
  demoSettlement,
} from '../../../content/orders'
import { streets } from '../../../content/places'
import { pictureOf } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import { demoBudget, demoRewards } from './demo-rewards'
import { insertAll } from '../../insert'
import { readerId } from '../../frame/session/seed-people'
import { helpedPersonId, residentId } from '../wishes/demo-wish'
import { demoVolunteerId } from '../volunteers/seed-volunteers'
import type { DemoStep } from '../../demo-step'
import { dateOfPast, hour } from '../../../city-day'

export const ordersDemo: DemoStep = {
  feature: 'orders',
  what: bilingual('服务订单', 'service orders'),
  seed: (database, at, _, vault) => seedOrders(database, vault, at),
}

const count = 80
const histories: readonly (readonly OrderAct[])[] = [
  [],
  ['provide'],
  ['provide', 'complete', 'score'],
  ['provide', 'complete'],
  [],
  ['provide', 'giveBack'],
  ['provide', 'giveBack', 'provide', 'complete', 'score'],
  ['cancel'],
  [],
  ['provide'],
  ['provide', 'complete', 'object'],
  ['provide', 'nobodyCame'],
  ['provide', 'cancel'],
  ['expire'],
  ['provide', 'completeByTime'],
  ['provide', 'complete', 'object', 'settle'],
]
/** The size of a group of orders. Every third group is the resident's; the orders of all other groups are readers'. */
const perOrderer = 8

export interface DemoOrder {
  readonly id: string
  readonly place: number
  readonly userId: string
  readonly providerId: string
  readonly service: (typeof demoServices)[number]
  readonly acts: readonly OrderAct[]
  readonly states: readonly OrderState[]
  readonly at: (round: number) => Date
}

/** Seeds orders in every state: those of the resident and of readers, provided by the volunteer and others. */
export async function seedOrders(database: Database, vault: Vault, now: Date): Promise<void> {
  const demoOrders = Array.from({ length: count }, (_, index) => demoOrderAt(index, now))
  const rows = demoOrders.map((order) => orderRow(order, vault, now))
  const rewards = demoRewards(demoOrders, rows, now)
  await insertAll(
    database,
    orderableServices,
    demoServices.map(({ scene, ...service }, sort) => ({
      ...service,
      cover: pictureOf(scene),
      sort,
      ...demoBudget(service.id, rewards.budgets),
    })),
  )
  await insertAll(database, serviceOrders, rows)
  await insertAll(database, orderRewards, rewards.rewards)
  await insertAll(database, serviceBudgets, rewards.budgets)
  await insertAll(database, orderPairs, rewards.pairs)
  for (const { orderId: id, providerId: userId, cents, completedAt, state } of rewards.rewards)
    if (state === 'paid' && userId && completedAt)
      await earn(database, { id, userId, cents, at: new Date(completedAt.getTime() + rewardHold) })
  await database.delete(commitments).where(eq(commitments.kind, 'order'))
  await insertAll(database, commitments, rows.flatMap(commitmentRow))
  // Like the commitments above, steps have no ids that an interrupted seeding could recognise, so they are removed
  // first.
  const ids = demoOrders.map(({ id }) => id)
  await database.delete(caseSteps).where(and(eq(caseSteps.kind, orderCase.name), inArray(caseSteps.caseId, ids)))
  await insertAll(database, caseSteps, demoOrders.flatMap(stepRows))
}

function demoOrderAt(index: number, now: Date): DemoOrder {
  const acts = histories[index % histories.length] ?? []
  const round = Math.floor(index / perOrderer)
  const service = demoServices[(index * 3 + round) % demoServices.length]
  if (service === undefined) throw new Error('the demo has no services')
  const createdAt = now.getTime() - (index * 11 + acts.length * 20 + 3) * hour
  return {
    id: `order-demo-${String(index + 1).padStart(3, '0')}`,
    place: index,
    acts,
    service,
    states: acts.map((act) => orderLifecycle.acts[act].to),
    userId: round % 3 === 0 ? residentId : readerId(index * 3 + 1),
    // The demo's volunteer holds one order, so that they can take another.
    providerId:
      index % 8 < 4 && (index < 8 || acts.at(-1) !== 'provide') ? 'user-volunteer' : demoVolunteerId(index + 3),
    at: (step) => new Date(createdAt + step * 19 * hour),
  }
}

const stateOf = ({ states }: DemoOrder): OrderState => states.at(-1) ?? orderLifecycle.start
const unserved: readonly OrderState[] = ['placed', 'expired']

function orderRow(order: DemoOrder, vault: Vault, now: Date): typeof serviceOrders.$inferInsert {
  const { id, place, userId, providerId, service, acts, at } = order
  const state = stateOf(order)
  const numbers = sequence(id)
  const street = streets[place % streets.length] ?? bilingual('', '')
  const house = 2 + numbers.whole(90)
  const isServed = acts.includes('provide') && !unserved.includes(state)
  return {
    id,
    userId,
    helpedPersonId: orderedFor(order),
    serviceId: service.id,
    providerId: isServed ? providerId : null,
    wantedOn: dateOfPast(wantedOnOf(order, now)),
    timeOfDay: timesOfDay[place % timesOfDay.length] ?? 'any',
    area: street,
    // Residents type an address in their own language.
    ...sealSecrets(vault, id, {
      address: `${street['zh-CN']}${house}号`,
      note: (demoOrderNotes[place % demoOrderNotes.length] ?? unsaid)['zh-CN'],
    }),
    reward: service.reward,
    state,
    stars: state === 'scored' ? starsAt(place) : null,
    scoreText: state === 'scored' ? scoreTextAt(place) : null,
    createdAt: at(0),
    updatedAt: at(acts.length),
  }
}

/** The resident's first two orders are for people whom they help, who live in these streets. */
const orderedFor = ({ place }: DemoOrder): string | null => (place < 2 ? helpedPersonId(place) : null)

/** The commitment of the volunteer who has taken the order and has yet to serve it. */
function commitmentRow({
  id: caseId,
  state,
  providerId: userId,
  updatedAt: takenAt,
}: typeof serviceOrders.$inferInsert) {
  return state === 'provided' && userId ? [{ kind: 'order' as const, caseId, userId, takenAt }] : []
}

/** The day for which an order is wanted. For some orders under way it has passed, so that they can be completed. */
function wantedOnOf(order: DemoOrder, now: Date): Date {
  const { place, acts, at } = order
  const state = stateOf(order)
  if (state === 'provided') return new Date(now.getTime() + (place % 3 === 0 ? -2 : 1 + (place % 12)) * 24 * hour)
  if (state === 'placed') return new Date(now.getTime() + (1 + (place % 12)) * 24 * hour)
  return at(
    state === 'expired' || acts.includes('completeByTime')
      ? 0
      : acts.includes('complete')
        ? acts.indexOf('complete') + 1
        : 2,
  )
}

const starsAt = (index: number) => (index % 5 === 2 ? 4 : 5)
const scoreTextAt = (index: number) => demoScoreTexts[index % demoScoreTexts.length] ?? unsaid

interface Earning {
  readonly id: string
  readonly userId: string
  readonly cents: number
  readonly at: Date
}

/** Adds the reward to the volunteer's wallet, as the platform does two days after an order is completed. */
async function earn(database: Database, { id, userId, cents, at }: Earning): Promise<void> {
  const row = await queriesOf(database).readOne(
    build
      .select({ title: orderableServices.name })
      .from(serviceOrders)
      .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
      .where(eq(serviceOrders.id, id)),
  )
  await database.transaction((transaction) =>
    moveMoney(transaction, { userId, kind: 'order', subjectId: id, ...row, cents, at }),
  )
}

function stepRows(order: DemoOrder): (typeof caseSteps.$inferInsert)[] {
  const { id: caseId, place, userId, providerId, acts, states, at } = order
  const of = { kind: orderCase.name, caseId }
  const texts: { readonly [Act in OrderAct]?: typeof unsaid } = {
    giveBack: demoGiveBackReason,
    cancel: demoCancelReason,
    object: demoObjection,
    settle: demoSettlement,
    score: scoreTextAt(place),
  }
  return [
    { ...of, act: 'place', state: orderLifecycle.start, role: 'orderer', actorId: userId, text: unsaid, at: at(0) },
    ...acts.map((act, round) => {
      const role = orderLifecycle.acts[act].by[0] ?? 'orderer'
      return {
        ...of,
        act,
        role,
        state: states[round] ?? orderLifecycle.start,
        actorId: role === 'orderer' ? userId : role === 'clock' || role === 'office' ? null : providerId,
        text: texts[act] ?? unsaid,
        at: at(round + 1),
      }
    }),
  ]
}
