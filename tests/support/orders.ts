import type { Endpoint } from '../../contract/endpoint'
import { registerHelpedPerson, removeHelpedPerson } from '../../contract/helped-persons'
import * as contract from '../../contract/orders'
import { getWallet } from '../../contract/wallet'
import { performDueOrderActs } from '../../platform/features/civic/orders/end-orders'
import { orderableServices } from '../../platform/features/civic/orders/orders.schema'
import { openSession } from '../../platform/kernel/members/session-tokens'
import { volunteers } from '../../platform/features/civic/volunteers/volunteers.schema'
import type { TestPlatform } from './platform'

const person = {
  name: '秦桂枝',
  sex: 2,
  phone: '13900008801',
  relation: 'neighbour',
  address: '灯笼街19号',
  needs: '听力不好',
  agreed: true,
} as const

export interface OrderPerson {
  readonly id: string
  /** The session's token, renewed by `logInAgain`. */
  token: string
  readonly phone: string
}
export type OrderTools = ReturnType<typeof orderTools>

/** Helpers for tests of service orders. */
export function orderTools(platform: TestPlatform) {
  let keys = 0
  let members = 0
  const headers = () => ({ 'idempotency-key': `order-key-${(keys += 1)}` })
  /** The day of the site (UTC in tests) this many days from now. */
  const day = (ahead = 0) => new Date(platform.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
  const form = { service_id: 'meals', area: 'Lantern Street', address: 'Number 17, door 4', note: '' }
  const createMember = async (): Promise<OrderPerson> => {
    members += 1
    const phone = String(13_500_000_000 + members)
    return { ...(await platform.logIn({ id: `person-${members}`, phone })), phone }
  }
  const placeOrder = ({ token }: OrderPerson, change: object = {}) =>
    platform.call(contract.placeOrder, { token, headers: headers(), body: { ...form, wanted_on: day(), ...change } })
  const act = (endpoint: Pick<Endpoint, 'method' | 'url'>, { token }: OrderPerson, body: object) =>
    platform.call(endpoint, { token, headers: headers(), body })
  return {
    day,
    member: createMember,
    async logInAgain(who: OrderPerson): Promise<void> {
      who.token = await openSession(platform.database, who.id, platform.clock.now())
    },
    place: placeOrder,
    /**
     * Makes one service with a reward of ¥8.00.
     * @param budget the budget of each month, in cents
     */
    async prepare(budget = 1_000_000) {
      const name = { 'zh-CN': '送餐', en: 'Meals' }
      await platform.database
        .insert(orderableServices)
        .values({ id: 'meals', name, text: name, cover: null, reward: 800, budget, sort: 1 })
    },
    /** Makes an approved volunteer. */
    async volunteer(): Promise<OrderPerson> {
      const who = await createMember()
      const at = platform.clock.now()
      await platform.database
        .insert(volunteers)
        .values({ id: who.id, state: 'approved', registeredAt: at, updatedAt: at })
      return who
    },
    /** Registers a person whom a volunteer helps. */
    helped: async ({ token }: OrderPerson) =>
      (await platform.ask(registerHelpedPerson, { token, headers: headers(), body: person })).person.id,
    removeHelped: ({ token }: OrderPerson, id: string) => platform.call(removeHelpedPerson, { token, path: { id } }),
    placed: async (who: OrderPerson, change: object = {}) => (await placeOrder(who, change)).data.order.id as string,
    see: ({ token }: OrderPerson, id: string) => platform.call(contract.getOrder, { token, path: { id } }),
    provide: (who: OrderPerson, id: string, change: object = {}) => act(contract.provideOrder, who, { id, ...change }),
    giveBack: (who: OrderPerson, id: string) => act(contract.giveOrderBack, who, { id, text: '' }),
    cancel: (who: OrderPerson, id: string) => act(contract.cancelOrder, who, { id, text: '' }),
    nobodyCame: (who: OrderPerson, id: string, wantedOn = day()) =>
      act(contract.sayNobodyCame, who, { id, wanted_on: wantedOn }),
    object: (who: OrderPerson, id: string, text = 'They left at once') =>
      act(contract.objectToOrder, who, { id, text }),
    /** Advances the clock by two days or another number of hours, and performs the acts on orders that are due then. */
    async waitForRewards(hours = 48) {
      platform.clock.advance(hours * 3600)
      await performDueOrderActs(platform.database, platform.clock.now())
    },
    wallet: async ({ token }: OrderPerson) => await platform.ask(getWallet, { token }),
    score: (who: OrderPerson, id: string, stars: number) => act(contract.scoreOrder, who, { id, stars, text: 'Good' }),
    complete: ({ token }: OrderPerson, id: string) =>
      platform.call(contract.completeOrder, { token, headers: headers(), path: { id } }),
  }
}
