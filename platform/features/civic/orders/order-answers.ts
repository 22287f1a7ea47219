import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import type { OrderCardDto, OrderDto } from '../../../../contract/orders'
import { possibleOrderActs } from '../../../../src/domain/civic/orders/order-calendar'
import { orderRole, type OrderRole } from '../../../../src/domain/civic/orders/order-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import type { Vault } from '../../../kernel/shared/vault'
import { listSteps } from '../../../kernel/cases/case-steps'
import { siteToday } from '../../../kernel/site/site-today'
import { onBehalfOf } from '../helped-persons/helped-person-details'
import { requireVolunteerToRead } from '../volunteer-status/require-volunteer'
import { orderCase } from './order-case'
import { isPairFull } from './order-pairs'
import { openSecrets } from './order-secrets'
import { selectOrder, selectReward, type OrderRow } from './orders.queries'

export interface OrderAnswerReader {
  readonly id: string
  readonly language: Language
  readonly at: Date
  /**
   * The vault that opens the address, the note and the name of the helped person, which others than the orderer see
   * masked.
   */
  readonly vault: Vault
}

const personOf = ({ id, nickname, avatar }: OrderRow['orderer']) => ({ id, nickname, avatar })

const roleOf = ({ order }: OrderRow, readerId: string) =>
  orderRole({ mine: order.userId === readerId, served: order.providerId === readerId })

/**
 * Converts an order to its card. A volunteer who has not taken the order sees its area, but neither who placed it nor
 * for whom.
 */
export function orderCardOf(
  row: OrderRow,
  { id: readerId, language, vault }: Omit<OrderAnswerReader, 'at'>,
): OrderCardDto {
  const { order, service, orderer, provider, helpedPerson } = row
  const isHidden = roleOf(row, readerId) === 'volunteer'
  const person = { id: order.helpedPersonId, sealedText: helpedPerson }
  return {
    id: order.id,
    service: service[language],
    state: order.state,
    wanted_on: order.wantedOn,
    time_of_day: order.timeOfDay,
    area: order.area[language],
    reward: order.reward,
    orderer: isHidden ? null : personOf(orderer),
    provider: provider === null ? null : personOf(provider),
    on_behalf_of: isHidden ? null : onBehalfOf(vault, person, order.userId === readerId),
    created_at: order.createdAt.toISOString(),
  }
}

/**
 * Reads an order with its steps, for its orderer and its provider, and for approved volunteers while it can be taken.
 * Throws 409001 for any other member (`requireVolunteerToRead`), and 403001 for a volunteer when the order cannot
 * be taken.
 */
export async function readOrder(database: Database, id: string, reader: OrderAnswerReader): Promise<OrderDto> {
  const { id: readerId, language, vault } = reader
  const row = await selectOrder(database, id)
  const role = row === null ? 'volunteer' : roleOf(row, readerId)
  if (role === 'volunteer') await requireVolunteerToRead(database, readerId)
  if (row === null || (role === 'volunteer' && row.order.state !== 'placed')) throw new Refusal(errorCodes.gone)
  const { order, orderer, provider } = row
  const reward = order.reward === 0 ? null : await selectReward(database, id)
  const isServed = order.state === 'provided'
  // The address is for the orderer, and for the provider as long as the order is under way.
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
    without_reward: reward !== null && (await bringsNoReward(database, row, { role, readerId, reward })),
    paid_at: reward?.state === 'held' ? (reward.dueAt?.toISOString() ?? null) : null,
    score: scoreOf(order, language),
    steps: stepsFor(role, (await listSteps(database, orderCase.name, id, language)) as OrderDto['steps']),
  }
}

const phoneOf = (person: { readonly phone: string | null } | null): string | null => person?.phone ?? null

const scoreOf = ({ stars, scoreText }: OrderRow['order'], language: OrderAnswerReader['language']) =>
  stars === null ? null : { stars, text: scoreText?.[language] ?? '' }

interface RewardedReader {
  readonly role: OrderRole
  readonly readerId: string
  readonly reward: { readonly pairMonth: string | null }
}

/**
 * Whether an order with a reward brings its provider no reward, or, before it is taken, would bring none to the
 * volunteer who reads it if they took it.
 */
async function bringsNoReward(database: Database, row: OrderRow, { role, readerId, reward }: RewardedReader) {
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

/**
 * Hides actors and texts of steps from everybody but the orderer. The provider sees those of the steps since they took
 * the order.
 */
function stepsFor(role: OrderRole, steps: OrderDto['steps']): OrderDto['steps'] {
  if (role === 'orderer') return steps
  const decidingStep = role === 'provider' ? steps.map(({ act }) => act).lastIndexOf('provide') : steps.length
  return steps.map((step, index) => (index < decidingStep ? { ...step, actor: null, text: '' } : step))
}
