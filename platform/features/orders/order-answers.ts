import { errorCodes } from '../../../contract/envelope'
import type { OrderCardDto, OrderDto } from '../../../contract/orders'
import { possibleActs } from '../../../src/domain/cases/lifecycle'
import { orderLifecycle, orderRole } from '../../../src/domain/orders/order-lifecycle'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import { Refusal } from '../../http/refusal'
import { listSteps } from '../cases/case-steps'
import { orderCase } from './order-case'
import { isVolunteer, selectOrder, type OrderRow } from './orders.queries'

export interface Reader {
  readonly id: string
  readonly language: Language
}

const personOf = ({ id, nickname, avatar }: OrderRow['orderer']) => ({ id, nickname, avatar })

export function orderCardOf({ order, service, orderer, provider }: OrderRow, language: Language): OrderCardDto {
  return {
    id: order.id,
    service: service[language],
    state: order.state,
    wanted_on: order.wantedOn,
    place: order.place[language],
    reward: order.reward,
    orderer: personOf(orderer),
    provider: provider === null ? null : personOf(provider),
    created_at: order.createdAt.toISOString(),
  }
}

/** An order with its steps; 403001 for who has nothing to do with it, unless it can be taken. */
export async function readOrder(database: Database, id: string, { id: readerId, language }: Reader): Promise<OrderDto> {
  const row = await selectOrder(database, id)
  const [mine, served] = [row?.order.userId === readerId, row?.order.providerId === readerId]
  if (row === undefined || !(mine || served || row.order.state === 'placed')) throw new Refusal(errorCodes.gone)
  const { order, orderer, provider } = row
  const acts = possibleActs(orderLifecycle, {
    state: order.state,
    roles: [orderRole({ mine, served })],
    placesLeft: order.state === 'placed' ? 1 : 0,
  })
  const needsVolunteer = acts.includes('provide') && !(await isVolunteer(database, readerId))
  const otherSide = mine ? provider : orderer
  return {
    ...orderCardOf(row, language),
    note: order.note[language],
    mine,
    phone: order.state === 'provided' ? (otherSide?.phone ?? null) : null,
    acts: needsVolunteer ? acts.filter((act) => act !== 'provide') : acts,
    needs_volunteer: needsVolunteer,
    score: order.stars === null ? null : { stars: order.stars, text: order.scoreText?.[language] ?? '' },
    steps: (await listSteps(database, orderCase.name, id, language)) as OrderDto['steps'],
  }
}
