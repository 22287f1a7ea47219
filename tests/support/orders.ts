import type { Endpoint } from '../../contract/endpoint'
import * as contract from '../../contract/orders'
import { orderableServices } from '../../platform/features/orders/orders.schema'
import { volunteers } from '../../platform/features/volunteers/volunteers.schema'
import type { TestPlatform } from './platform'

interface Who {
  readonly id: string
  readonly token: string
  readonly phone: string
}
export type OrderTools = ReturnType<typeof orderTools>

/** Helpers for tests of service orders. */
export function orderTools(platform: TestPlatform) {
  let keys = 0
  let members = 0
  const headers = () => ({ 'idempotency-key': `order-key-${(keys += 1)}` })
  const form = { service_id: 'meals', wanted_on: '2026-03-10', place: 'Lantern Street 17', note: '' }
  const member = async (): Promise<Who> => {
    members += 1
    const phone = String(13_500_000_000 + members)
    return { ...(await platform.logIn({ id: `person-${members}`, phone })), phone }
  }
  const place = ({ token }: Who, change: object = {}) =>
    platform.call(contract.placeOrder, { token, headers: headers(), body: { ...form, ...change } })
  const act = (endpoint: Pick<Endpoint, 'method' | 'url'>, { token }: Who, body: object) =>
    platform.call(endpoint, { token, headers: headers(), body })
  return {
    member,
    place,
    async prepare() {
      const name = { 'zh-CN': '送餐', en: 'Meals' }
      await platform.database
        .insert(orderableServices)
        .values({ id: 'meals', name, text: name, cover: null, reward: 800, sort: 1 })
    },
    /** An approved volunteer. */
    async volunteer(): Promise<Who> {
      const who = await member()
      const at = platform.clock.now()
      await platform.database
        .insert(volunteers)
        .values({ id: who.id, state: 'approved', registeredAt: at, updatedAt: at })
      return who
    },
    placed: async (who: Who, change: object = {}) => (await place(who, change)).data.order.id as string,
    see: ({ token }: Who, id: string) => platform.call(contract.getOrder, { token, path: { id } }),
    provide: (who: Who, id: string) => act(contract.provideOrder, who, { id }),
    giveBack: (who: Who, id: string) => act(contract.giveOrderBack, who, { id, text: '' }),
    cancel: (who: Who, id: string) => act(contract.cancelOrder, who, { id, text: '' }),
    score: (who: Who, id: string, stars: number) => act(contract.scoreOrder, who, { id, stars, text: 'Good' }),
    complete: ({ token }: Who, id: string) =>
      platform.call(contract.completeOrder, { token, headers: headers(), path: { id } }),
  }
}
