import type { EvaluationForm } from '../../../../src/domain/frame/ratings/evaluation'
import type {
  OrdersGateway,
  OwnOrderFilters,
  ServedOrders,
} from '../../../../src/application/civic/orders/orders-gateway'
import type { Failure, Outcome } from '../../../../src/application/frame/shared/failure'
import type { Order } from '../../../../src/domain/civic/orders/order'
import type { AgainForm, OrderForm, OrderReasonForm } from '../../../../src/domain/civic/orders/order-form'
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'

export const anna = { id: 'anna', nickname: 'Anna', avatar: null }
export const ben = { id: 'ben', nickname: 'Ben', avatar: null }
export const placed: Order = {
  id: 'o1',
  service: 'Meals brought home',
  state: 'placed',
  wantedOn: '2026-03-10',
  timeOfDay: 'any',
  area: 'Lantern Street',
  reward: 800,
  orderer: null,
  provider: null,
  onBehalfOf: null,
  createdAt: start,
  address: null,
  note: null,
  mine: false,
  phone: null,
  acts: ['provide'],
  isUnrewarded: false,
  paidAt: null,
  score: null,
  steps: [{ id: '1', act: 'place', state: 'placed', at: start, actor: null, text: '', pictures: [] }],
}
export const provided: Order = {
  ...placed,
  state: 'provided',
  orderer: anna,
  provider: ben,
  address: 'Number 17, door 4',
  note: 'Third floor',
  phone: '13900000001',
  acts: ['giveBack'],
}

export class MemoryOrders implements OrdersGateway {
  readonly calls: string[] = []
  readonly sent: (OrderForm | EvaluationForm)[] = []
  now = placed
  after = provided
  open = true
  usedUp = false
  reward = 800
  limit: ReachedLimit | null = null
  rewardedLimit: ReachedLimit | null = null
  failing: Failure | null = null
  servicesFailing: Failure | null = null
  services = async () =>
    this.servicesFailing !== null
      ? failure(this.servicesFailing)
      : success({
          isOpen: this.open,
          limit: this.limit,
          rewardedLimit: this.rewardedLimit,
          services: [
            {
              id: 's1',
              name: 'Meals brought home',
              text: 'Still warm',
              cover: null,
              reward: this.reward,
              isUsedUp: this.usedUp,
            },
          ],
        })
  mine = async ({ helpedPersonId, stage }: OwnOrderFilters): ReturnType<OrdersGateway['mine']> => {
    this.calls.push(`mine ${helpedPersonId} ${stage}`)
    return success({ items: [this.now], nextCursor: null })
  }
  list = async (show: ServedOrders): ReturnType<OrdersGateway['list']> => {
    this.calls.push(`list ${show}`)
    return success({ items: show === 'open' ? [placed] : [], nextCursor: null })
  }
  orderFailing: Failure | null = null
  order = async () => (this.orderFailing === null ? success(this.now) : failure(this.orderFailing))
  place = async (serviceId: string, order: OrderForm) => {
    this.sent.push(order)
    return this.answer(`place ${serviceId}`)
  }
  provide = async (id: string, acceptsNoReward: boolean) =>
    this.answer(acceptsNoReward ? `provide ${id} without reward` : `provide ${id}`)
  nobodyCame = async (id: string, { wantedOn }: AgainForm) => this.answer(`nobodyCame ${id} ${wantedOn}`)
  object = async (id: string, { text }: OrderReasonForm) => this.answer(`object ${id} ${text}`)
  giveBack = async (id: string) => this.answer(`giveBack ${id}`)
  cancel = async (id: string) => this.answer(`cancel ${id}`)
  complete = async (id: string) => this.answer(`complete ${id}`)
  score = async (id: string, score: EvaluationForm) => {
    this.sent.push(score)
    return this.answer(`score ${id}`)
  }
  scores = async () =>
    success({
      items: [
        { id: 'o2', kind: 'wish' as const, service: 'A haircut', stars: 4, text: 'Well done', from: anna, at: start },
      ],
      nextCursor: null,
      person: { ...ben, average: 4.5, count: 2 },
    })
  private answer(call: string): Outcome<Order> {
    this.calls.push(call)
    return this.failing === null ? success(this.after) : failure(this.failing)
  }
}
