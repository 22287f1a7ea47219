import { and, eq, inArray } from 'drizzle-orm'
import { orderLifecycle } from '../../../src/domain/orders/order-lifecycle'
import type { OrderAct, OrderState } from '../../../src/domain/orders/order-lifecycle'
import type { Database } from '../../database/client'
import { caseSteps } from '../../features/cases/cases.schema'
import { orderCase } from '../../features/orders/order-case'
import { orderableServices, serviceOrders } from '../../features/orders/orders.schema'
import { moveMoney } from '../../features/wallet/move-money'
import { unsaid } from '../../shared/written'
import { demoCancelReason, demoGiveBackReason, demoOrderNotes, demoScoreTexts, demoServices } from '../content/orders'
import { streets } from '../content/places'
import { pictureOf } from '../media'
import { sequence } from '../random'
import { both } from '../text'
import { insertAll } from './insert'
import { readerId } from './seed-people'
import { demoVolunteerId } from './seed-volunteers'

const hour = 3_600_000
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
]

interface DemoOrder {
  readonly id: string
  readonly place: number
  readonly userId: string
  readonly providerId: string
  readonly service: (typeof demoServices)[number]
  readonly acts: readonly OrderAct[]
  readonly states: readonly OrderState[]
  readonly at: (turn: number) => Date
}

/** Orders in every state: of the resident, of readers, and served by the volunteer and others. */
export async function seedOrders(database: Database, now: Date): Promise<void> {
  await insertAll(
    database,
    orderableServices,
    demoServices.map(({ scene, ...service }, sort) => ({ ...service, cover: pictureOf(scene), sort })),
  )
  const made = Array.from({ length: count }, (_, place) => demoOrderAt(place, now))
  await insertAll(
    database,
    serviceOrders,
    made.map((order) => orderRow(order, now)),
  )
  for (const order of made) await earn(database, order)
  // They have no ids that an interrupted seeding could recognise.
  const ids = made.map(({ id }) => id)
  await database.delete(caseSteps).where(and(eq(caseSteps.kind, orderCase.name), inArray(caseSteps.caseId, ids)))
  await insertAll(database, caseSteps, made.flatMap(stepRows))
}

function demoOrderAt(place: number, now: Date): DemoOrder {
  const acts = histories[place % histories.length] ?? []
  const service = demoServices[(place * 3 + Math.floor(place / histories.length)) % demoServices.length]
  if (service === undefined) throw new Error('the demo has no services')
  const createdAt = now.getTime() - (place * 11 + acts.length * 20 + 3) * hour
  const isResidents = Math.floor(place / histories.length) % 3 === 0
  return {
    id: `order-demo-${String(place + 1).padStart(3, '0')}`,
    place,
    acts,
    service,
    states: acts.map((act) => orderLifecycle.acts[act].to),
    userId: isResidents ? 'user-resident' : readerId(place * 3 + 1),
    providerId: place % 8 < 4 ? 'user-volunteer' : demoVolunteerId(place + 3),
    at: (turn) => new Date(createdAt + turn * 19 * hour),
  }
}

const stateOf = ({ states }: DemoOrder): OrderState => states.at(-1) ?? orderLifecycle.start

function orderRow(order: DemoOrder, now: Date): typeof serviceOrders.$inferInsert {
  const { id, place, userId, providerId, service, acts, at } = order
  const state = stateOf(order)
  const numbers = sequence(id)
  const street = streets[place % streets.length] ?? both('', '')
  const house = 2 + numbers.whole(90)
  const isOpen = state === 'placed' || state === 'provided'
  const wantedOn = isOpen ? now.getTime() + (1 + (place % 12)) * 24 * hour : at(acts.length).getTime()
  return {
    id,
    userId,
    serviceId: service.id,
    providerId: state === 'placed' || state === 'cancelled' ? null : providerId,
    wantedOn: new Date(wantedOn).toISOString().slice(0, 10),
    place: both(`${street['zh-CN']}${house}号`, `${house} ${street.en}`),
    note: demoOrderNotes[place % demoOrderNotes.length] ?? unsaid,
    reward: service.reward,
    state,
    stars: state === 'scored' ? starsAt(place) : null,
    scoreText: state === 'scored' ? scoreTextAt(place) : null,
    createdAt: at(0),
    updatedAt: at(acts.length),
  }
}

const starsAt = (place: number) => (place % 5 === 2 ? 4 : 5)
const scoreTextAt = (place: number) => demoScoreTexts[place % demoScoreTexts.length] ?? unsaid

/** The reward, as a completed order brings it. */
async function earn(database: Database, { id, providerId, service, acts, at }: DemoOrder): Promise<void> {
  const turn = acts.indexOf('complete')
  if (turn < 0 || service.reward === 0) return
  const { name: title, reward: cents } = service
  await database.transaction((transaction) =>
    moveMoney(transaction, { userId: providerId, kind: 'order', subjectId: id, title, cents, at: at(turn + 1) }),
  )
}

function stepRows(order: DemoOrder): (typeof caseSteps.$inferInsert)[] {
  const { id: caseId, place, userId, providerId, acts, states, at } = order
  const of = { kind: orderCase.name, caseId }
  const texts: { readonly [Act in OrderAct]?: typeof unsaid } = {
    giveBack: demoGiveBackReason,
    cancel: demoCancelReason,
    score: scoreTextAt(place),
  }
  return [
    { ...of, act: 'place', state: orderLifecycle.start, role: 'orderer', actorId: userId, text: unsaid, at: at(0) },
    ...acts.map((act, turn) => {
      const role = orderLifecycle.acts[act].by[0] ?? 'orderer'
      return {
        ...of,
        act,
        role,
        state: states[turn] ?? orderLifecycle.start,
        actorId: role === 'orderer' ? userId : providerId,
        text: texts[act] ?? unsaid,
        at: at(turn + 1),
      }
    }),
  ]
}
