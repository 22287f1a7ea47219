import { errorCodes } from '../../../contract/envelope'
import type { OrderCardDto, OrderDto } from '../../../contract/orders'
import { possibleOrderActs } from '../../../src/domain/civic/orders/order-calendar'
import { orderRole, type OrderRole } from '../../../src/domain/civic/orders/order-lifecycle'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import { Refusal } from '../../http/refusal'
import type { Vault } from '../../shared/vault'
import { listSteps } from '../cases/case-steps'
import { siteToday } from '../site/site-today'
import { requireVolunteer } from '../volunteers/require-volunteer'
import { orderCase } from './order-case'
import { isPairFull } from './order-pairs'
import { openSecrets } from './order-secrets'
import { selectOrder, selectReward, type OrderRow } from './orders.queries'

export interface Reader {
  readonly id: string
  readonly language: Language
  readonly at: Date
}

const personOf = ({ id, nickname, avatar }: OrderRow['orderer']) => ({ id, nickname, avatar })

const roleOf = ({ order }: OrderRow, readerId: string) =>
  orderRole({ mine: order.userId === readerId, served: order.providerId === readerId })

/** Who has not taken an order learns its area, and not whose it is. */
export function orderCardOf(row: OrderRow, { id: readerId, language }: Pick<Reader, 'id' | 'language'>): OrderCardDto {
  const { order, service, orderer, provider } = row
  return {
    id: order.id,
    service: service[language],
    state: order.state,
    wanted_on: order.wantedOn,
    area: order.area[language],
    reward: order.reward,
    orderer: roleOf(row, readerId) === 'volunteer' ? null : personOf(orderer),
    provider: provider === null ? null : personOf(provider),
    created_at: order.createdAt.toISOString(),
  }
}

/**
 * An order with its steps. For the two of them, and to approved volunteers while it can be taken: 403001 for others, and
 * 409001 with the state `not-a-volunteer` for who is none.
 */
export async function readOrder(database: Database, vault: Vault, id: string, reader: Reader): Promise<OrderDto> {
  const { id: readerId, language } = reader
  const row = await selectOrder(database, id)
  const role = row === undefined ? 'volunteer' : roleOf(row, readerId)
  if (role === 'volunteer') await requireVolunteer(database, readerId)
  if (row === undefined || (role === 'volunteer' && row.order.state !== 'placed')) throw new Refusal(errorCodes.gone)
  const { order, orderer, provider } = row
  const reward = order.reward === 0 ? undefined : await selectReward(database, id)
  const isServed = order.state === 'provided'
  // Where it is: for who asked, and for who comes, as long as they are to come.
  const secrets = role === 'orderer' || (role === 'provider' && isServed) ? openSecrets(vault, order) : noSecrets
  return {
    ...orderCardOf(row, reader),
    ...secrets,
    mine: role === 'orderer',
    phone: isServed ? phoneOf(role === 'orderer' ? provider : orderer) : null,
    acts: possibleOrderActs({
      state: order.state,
      role,
      wantedOn: order.wantedOn,
      today: await siteToday(database, reader.at),
      isOnHold: reward?.state === 'held',
    }),
    without_reward: reward !== undefined && (await bringsNone(database, row, { role, readerId, reward })),
    paid_at: reward?.state === 'held' ? (reward.dueAt?.toISOString() ?? null) : null,
    score: scoreOf(order, language),
    steps: stepsFor(role, (await listSteps(database, orderCase.name, id, language)) as OrderDto['steps']),
  }
}

const phoneOf = (person: { readonly phone: string | null } | null): string | null => person?.phone ?? null

const scoreOf = ({ stars, scoreText }: OrderRow['order'], language: Reader['language']) =>
  stars === null ? null : { stars, text: scoreText?.[language] ?? '' }

interface RewardedReader {
  readonly role: OrderRole
  readonly readerId: string
  readonly reward: { readonly pairMonth: string | null }
}

/** Whether an order with a reward brings none to its provider, or to the volunteer who reads it and may take it. */
async function bringsNone(database: Database, row: OrderRow, { role, readerId, reward }: RewardedReader) {
  const { state, providerId } = row.order
  if (state === 'placed') return role === 'volunteer' && (await isPairFull(database, pairOf(row, readerId)))
  return providerId !== null && reward.pairMonth === null
}

const noSecrets = { address: null, note: null }

const pairOf = ({ order }: OrderRow, providerId: string) => ({
  ordererId: order.userId,
  providerId,
  month: order.wantedOn.slice(0, 7),
})

/** What people wrote to each other is for the two: a volunteer reads what was said since they took the order. */
function stepsFor(role: OrderRole, steps: OrderDto['steps']): OrderDto['steps'] {
  if (role === 'orderer') return steps
  const taken = role === 'provider' ? steps.map(({ act }) => act).lastIndexOf('provide') : steps.length
  return steps.map((step, place) => (place < taken ? { ...step, actor: null, text: '' } : step))
}
