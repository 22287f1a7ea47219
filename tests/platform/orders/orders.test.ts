import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../../contract/orders'
import { getWallet, listMovements } from '../../../contract/wallet'
import { seedOrders } from '../../../platform/demo/seeding/seed-orders'
import { seedPeople } from '../../../platform/demo/seeding/seed-people'
import { seedVolunteers } from '../../../platform/demo/seeding/seed-volunteers'
import { messages } from '../../../platform/features/account/account.schema'
import { serviceOrders } from '../../../platform/features/orders/orders.schema'
import { configItems } from '../../../platform/features/site/site.schema'
import { checkLedger } from '../../../platform/features/wallet/check-ledger'
import { orderStates } from '../../../src/domain/orders/order-lifecycle'
import { orderTools, type OrderTools } from '../../support/orders'
import { startPlatform, type TestPlatform } from '../../support/platform'

describe('a service order', () => {
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    platform = await startPlatform()
    tools = orderTools(platform)
    await tools.prepare()
  })
  afterAll(() => platform.close())
  const walletOf = async ({ token }: { token: string }) => (await platform.call(getWallet, { token })).data
  const toldTo = async (userId: string) =>
    (await platform.database.select().from(messages).where(eq(messages.userId, userId))).map(({ kind }) => kind)

  it('is placed, provided, completed with its reward, and scored', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna)
    expect((await tools.see(ben, id)).data.order).toMatchObject({ state: 'placed', acts: ['provide'], phone: null })
    expect((await tools.provide(ben, id)).data.order).toMatchObject({ state: 'provided', phone: anna.phone })
    expect((await tools.see(anna, id)).data.order).toMatchObject({ acts: ['complete'], phone: ben.phone })
    expect((await tools.complete(anna, id)).data.order).toMatchObject({ state: 'completed', phone: null })
    expect(await walletOf(ben)).toMatchObject({ balance: 800 })
    const { items } = (await platform.call(listMovements, { token: ben.token, headers: { 'x-language': 'en' } })).data
    expect(items).toMatchObject([{ kind: 'order', subject_id: id, title: 'Meals', cents: 800 }])
    expect((await tools.score(anna, id, 4)).data.order).toMatchObject({
      state: 'scored',
      score: { stars: 4 },
      acts: [],
    })
    expect(await toldTo(anna.id)).toEqual(['order.provide'])
    expect(await toldTo(ben.id)).toEqual(['order.complete', 'order.score'])
    const scores = await platform.call(contract.listServiceScores, { token: anna.token, query: { user_id: ben.id } })
    expect(scores.data).toMatchObject({ person: { id: ben.id, average: 4, count: 1 }, items: [{ stars: 4 }] })
  })

  it('is given back, and open to others again', async () => {
    const [anna, ben, carl] = [await tools.member(), await tools.volunteer(), await tools.volunteer()]
    const id = await tools.placed(anna)
    await tools.provide(ben, id)
    expect((await tools.giveBack(carl, id)).code).toBe(403003)
    await tools.giveBack(ben, id)
    expect((await tools.see(anna, id)).data.order).toMatchObject({ state: 'placed', provider: null })
    expect((await tools.provide(carl, id)).data.order.provider.id).toBe(carl.id)
    expect((await tools.see(ben, id)).code).toBe(403001)
  })

  it('is cancelled by its orderer alone, while nobody has taken it', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const [one, other] = [await tools.placed(anna), await tools.placed(anna)]
    expect((await tools.cancel(ben, one)).code).toBe(403003)
    expect((await tools.cancel(anna, one)).data.order.state).toBe('cancelled')
    expect((await tools.provide(ben, one)).code).toBe(403001)
    await tools.provide(ben, other)
    expect(await tools.cancel(anna, other)).toMatchObject({ code: 409001, data: { state: 'provided' } })
  })

  it('is provided by approved volunteers, never by its orderer; only the orderer completes and scores', async () => {
    const [anna, ben, carl] = [await tools.volunteer(), await tools.volunteer(), await tools.member()]
    const id = await tools.placed(anna)
    expect((await tools.provide(anna, id)).code).toBe(403003)
    expect((await tools.see(carl, id)).data.order).toMatchObject({ acts: [], needs_volunteer: true })
    expect(await tools.provide(carl, id)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    await tools.provide(ben, id)
    expect(await tools.provide(await tools.volunteer(), id)).toMatchObject({ code: 409002 })
    expect((await tools.complete(ben, id)).code).toBe(403003)
    expect(await tools.score(anna, id, 5)).toMatchObject({ code: 409001, data: { state: 'provided' } })
    await tools.complete(anna, id)
    expect((await tools.score(ben, id, 5)).code).toBe(403003)
    expect((await tools.score(anna, id, 6)).data.fields).toEqual({ stars: 'required' })
    expect(await walletOf(ben)).toMatchObject({ balance: 800 })
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('keeps to the rules of its form, and to the switch of the site', async () => {
    const anna = await tools.member()
    const fields = async (change: object) => (await tools.place(anna, change)).data.fields
    expect(await fields({ wanted_on: '2026-03-04' })).toEqual({ wanted_on: 'past' })
    expect(await fields({ wanted_on: '2026-06-30' })).toEqual({ wanted_on: 'too-far' })
    expect(await fields({ place: ' ' })).toEqual({ place: 'required' })
    expect(await fields({ service_id: 'none' })).toEqual({ service_id: 'unknown' })
    await platform.database.insert(configItems).values({ code: 7, value: '0' })
    expect(await tools.place(anna)).toMatchObject({ code: 409001, data: { state: 'off' } })
    expect((await platform.call(contract.listOrderableServices)).data).toMatchObject({ open: false })
    await platform.database.delete(configItems)
  })

  it('stands in the lists of those whom it concerns', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const later = await tools.placed(anna, { wanted_on: '2026-03-20' })
    const sooner = await tools.placed(anna, { wanted_on: '2026-03-06' })
    const list = async (show: string, who = ben) =>
      (await platform.call(contract.listOrders, { token: who.token, query: { show } })).data.items
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => id === later || id === sooner)
    expect(await list('open')).toEqual([sooner, later])
    expect(await list('open', anna)).toEqual([])
    await tools.provide(ben, later)
    expect([await list('open'), await list('served'), await list('done')]).toEqual([[sooner], [later], []])
    await tools.complete(anna, later)
    expect([await list('served'), await list('done')]).toEqual([[], [later]])
    const page = async (query: Record<string, string>) =>
      (await platform.call(contract.listMyOrders, { token: anna.token, query: { page_size: '1', ...query } })).data
    const first = await page({})
    const second = await page({ cursor: first.next_cursor })
    expect(new Set([first.items[0].id, second.items[0].id])).toEqual(new Set([later, sooner]))
    const scoresOf = (user_id: string) =>
      platform.call(contract.listServiceScores, { token: anna.token, query: { user_id } })
    expect((await scoresOf('nobody')).code).toBe(403001)
  })

  it('stands in the demo city eighty times, in every state, with the rewards in the wallets', async () => {
    const now = platform.clock.now()
    await seedPeople(platform.database, now)
    await seedVolunteers(platform.database, platform.platform.vault, now)
    for (const _ of [1, 2]) await seedOrders(platform.database, now)
    const rows = await platform.database.select().from(serviceOrders)
    const demo = rows.filter(({ id }) => id.startsWith('order-demo-'))
    expect([demo.length, new Set(demo.map(({ state }) => state))]).toEqual([80, new Set(orderStates)])
    expect(demo.filter(({ userId, providerId }) => userId === providerId)).toEqual([])
    expect(await checkLedger(platform.database)).toEqual([])
  })
})
