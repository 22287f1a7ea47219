import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../../../../contract/orders'
import { listMovements } from '../../../../../contract/wallet'
import { seedOrders } from '../../../../../platform/demo/seeding/civic/orders/seed-orders'
import { seedPeople } from '../../../../../platform/demo/seeding/frame/session/seed-people'
import { seedWishes } from '../../../../../platform/demo/seeding/civic/wishes/seed-wishes'
import { seedVolunteers } from '../../../../../platform/demo/seeding/civic/volunteers/seed-volunteers'
import { desks } from '../../../../../platform/features'
import { performDueOrderActs } from '../../../../../platform/features/civic/orders/end-orders'
import { orderRewards } from '../../../../../platform/features/civic/orders/order-rewards.schema'
import { serviceOrders } from '../../../../../platform/features/civic/orders/orders.schema'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { configItems } from '../../../../../platform/kernel/site/site.schema'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { orderStates } from '../../../../../src/domain/civic/orders/order-lifecycle'
import { orderTools, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messagesTo } from '../../../../support/messages'

const dayInSeconds = 86_400

describe('a service order', () => {
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    platform = await startPlatform()
    tools = orderTools(platform)
    await tools.prepare()
  })
  afterAll(() => platform.close())
  const toldTo = async (userId: string) => (await messagesTo(platform.database, userId)).map(({ kind }) => kind)
  const moveOn = () => performDueOrderActs(platform.database, platform.clock.now())
  const office = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())

  it('is placed, provided, completed, scored, and rewarded two days later', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna)
    expect((await tools.see(ben, id)).data.order).toMatchObject({ state: 'placed', acts: ['provide'], phone: null })
    expect((await tools.provide(ben, id)).data.order).toMatchObject({ state: 'provided', phone: anna.phone })
    expect((await tools.see(anna, id)).data.order).toMatchObject({ acts: ['complete', 'object'], phone: ben.phone })
    expect((await tools.complete(anna, id)).data.order).toMatchObject({ state: 'completed', phone: null })
    expect(await tools.wallet(ben)).toMatchObject({ balance: 0, pending: 800 })
    expect((await tools.score(anna, id, 4)).data.order).toMatchObject({ state: 'scored', score: { stars: 4 } })
    await tools.waitForRewards(47)
    expect(await tools.wallet(ben)).toMatchObject({ balance: 0, pending: 800 })
    await tools.waitForRewards(1)
    await moveOn()
    expect(await tools.wallet(ben)).toMatchObject({ balance: 800, pending: 0 })
    expect((await tools.see(anna, id)).data.order.acts).toEqual([])
    const { items } = await platform.ask(listMovements, { token: ben.token, headers: { 'x-language': 'en' } })
    expect(items).toMatchObject([{ kind: 'order', subject_id: id, title: 'Meals', cents: 800 }])
    expect(await toldTo(anna.id)).toEqual(['order.provide'])
    expect(await toldTo(ben.id)).toEqual(['order.complete', 'order.score'])
    const scores = await platform.call(contract.listServiceScores, { token: anna.token, query: { user_id: ben.id } })
    expect(scores.data).toMatchObject({
      person: { id: ben.id, average: 4, count: 1 },
      items: [{ stars: 4, from: null }],
    })
    const asGuest = await platform.call(contract.listServiceScores, { query: { user_id: ben.id } })
    expect(asGuest.data).toEqual(scores.data)
    const own = await platform.call(contract.listServiceScores, { token: ben.token })
    expect(own.data.items).toMatchObject([{ from: { id: anna.id } }])
    expect((await platform.call(contract.listServiceScores)).code).toBe(303001)
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

  it('is cancelled by its orderer alone: until somebody took it, or until its day', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const [one, later, today] = [
      await tools.placed(anna),
      await tools.placed(anna, { wanted_on: tools.day(1) }),
      await tools.placed(anna),
    ]
    expect((await tools.cancel(ben, one)).code).toBe(403003)
    expect((await tools.cancel(anna, one)).data.order.state).toBe('cancelled')
    expect((await tools.provide(ben, one)).code).toBe(403001)
    for (const id of [later, today]) await tools.provide(ben, id)
    expect((await tools.see(anna, later)).data.order.acts).toEqual(['cancel'])
    expect((await tools.cancel(anna, later)).data.order).toMatchObject({ state: 'cancelled', phone: null })
    expect(await toldTo(ben.id)).toEqual(['order.cancel'])
    expect((await tools.see(ben, later)).data.order).toMatchObject({ address: null, note: null, phone: null })
    expect(await tools.cancel(anna, today)).toMatchObject({ code: 409001, data: { state: 'provided' } })
  })

  it('is completed by its orderer alone, and not before its day', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna, { wanted_on: tools.day(1) })
    await tools.provide(ben, id)
    expect(await tools.complete(anna, id)).toMatchObject({ code: 409001, data: { state: 'provided' } })
    expect((await tools.complete(ben, id)).code).toBe(403003)
    platform.clock.advance(dayInSeconds)
    expect((await tools.complete(anna, id)).data.order.state).toBe('completed')
    expect((await tools.score(ben, id, 5)).code).toBe(403003)
    expect((await tools.score(anna, id, 6)).data.fields).toEqual({ stars: 'required' })
  })

  it('is open again for another day when nobody came, which its provider hears of', async () => {
    const [anna, ben, carl] = [await tools.member(), await tools.volunteer(), await tools.volunteer()]
    const id = await tools.placed(anna)
    await tools.provide(ben, id)
    expect((await tools.nobodyCame(anna, id)).data).toMatchObject({ state: 'provided' })
    platform.clock.advance(dayInSeconds)
    expect((await tools.see(anna, id)).data.order.acts).toEqual(['complete', 'nobodyCame', 'object'])
    expect((await tools.nobodyCame(ben, id)).code).toBe(403003)
    expect((await tools.nobodyCame(anna, id, tools.day(-1))).data.fields).toEqual({ wanted_on: 'past' })
    expect((await tools.nobodyCame(anna, id, tools.day(2))).data.order).toMatchObject({
      state: 'placed',
      provider: null,
      wanted_on: tools.day(2),
    })
    expect(await toldTo(ben.id)).toEqual(['order.nobodyCame'])
    expect((await tools.provide(carl, id)).data.order.provider.id).toBe(carl.id)
    expect((await tools.see(ben, id)).code).toBe(403001)
  })

  it('is completed by time a week after its day, when nobody says anything', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna)
    await tools.provide(ben, id)
    platform.clock.advance(6 * dayInSeconds)
    await moveOn()
    expect((await tools.see(anna, id)).data.order.state).toBe('provided')
    platform.clock.advance(dayInSeconds)
    await moveOn()
    // A session lasts a week.
    for (const who of [anna, ben]) await tools.logInAgain(who)
    expect((await tools.see(anna, id)).data.order).toMatchObject({ state: 'completed', acts: ['score', 'object'] })
    expect(await toldTo(anna.id)).toEqual(['order.provide', 'order.completeByTime'])
    expect(await toldTo(ben.id)).toEqual(['order.completeByTime'])
    await tools.waitForRewards()
    expect(await tools.wallet(ben)).toMatchObject({ balance: 800 })
  })

  it('expires when nobody took it by its day', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna)
    await moveOn()
    expect((await tools.see(anna, id)).data.order.state).toBe('placed')
    platform.clock.advance(dayInSeconds)
    await moveOn()
    expect((await tools.see(anna, id)).data.order).toMatchObject({ state: 'expired', acts: [] })
    expect(await toldTo(anna.id)).toEqual(['order.expire'])
    expect((await tools.provide(ben, id)).code).toBe(403001)
  })

  it('is not taken after its day, though the clock has not come by', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna)
    platform.clock.advance(dayInSeconds)
    expect((await tools.see(ben, id)).data.order.acts).toEqual([])
    expect(await tools.provide(ben, id)).toMatchObject({ code: 409001, data: { state: 'expired' } })
    expect((await tools.see(anna, id)).data.order).toMatchObject({ state: 'placed', provider: null })
    await moveOn()
  })

  it('is settled by the office when its orderer objects, with a reason that both read', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const [bad, good] = [await tools.placed(anna), await tools.placed(anna)]
    for (const id of [bad, good]) {
      await tools.provide(ben, id)
      await tools.complete(anna, id)
    }
    expect((await tools.object(ben, bad)).code).toBe(403003)
    expect((await tools.object(anna, bad, 'no')).data.fields).toEqual({ text: 'too-short' })
    expect((await tools.object(anna, bad)).data.order).toMatchObject({ state: 'disputed', paid_at: null, acts: [] })
    await tools.object(anna, good)
    await tools.waitForRewards()
    expect(await tools.wallet(ben)).toMatchObject({ balance: 0, pending: 1600 })
    const { output } = await office('orders')
    expect([output.includes(bad), output.includes('They left at once'), output.includes('door 4')]).toEqual([
      true,
      true,
      false,
    ])
    expect((await office('orders', 'settle', bad, 'Nobody was there to be served')).failed).toBe(false)
    expect((await office('orders', 'award', good, 'They were there, as agreed')).failed).toBe(false)
    expect(await tools.wallet(ben)).toMatchObject({ balance: 800, pending: 0 })
    for (const who of [anna, ben]) {
      const { order } = (await tools.see(who, bad)).data
      expect([order.state, order.steps.at(-1).text]).toEqual(['settled', 'Nobody was there to be served'])
      expect(await toldTo(who.id)).toContain('order.settle')
    }
    expect((await office('orders', 'settle', bad, 'Once more, the same')).output).toContain('it is settled already')
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('can be objected to until its reward is paid, and not after', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const id = await tools.placed(anna)
    await tools.provide(ben, id)
    await tools.complete(anna, id)
    await tools.score(anna, id, 5)
    expect((await tools.see(anna, id)).data.order.acts).toEqual(['object'])
    await tools.waitForRewards()
    expect(await tools.object(anna, id)).toMatchObject({ code: 409001, data: { state: 'scored' } })
    expect((await office('orders', 'object', id, 'Looks like a friend')).output).toContain('it is scored already')
  })

  it('is provided by approved volunteers, never by its orderer', async () => {
    const [anna, ben, carl] = [await tools.volunteer(), await tools.volunteer(), await tools.member()]
    const id = await tools.placed(anna)
    expect((await tools.provide(anna, id)).code).toBe(403003)
    expect(await tools.see(carl, id)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    expect(await tools.provide(carl, id)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    const at = platform.clock.now()
    await platform.database
      .insert(volunteers)
      .values({ id: carl.id, state: 'pending', registeredAt: at, updatedAt: at })
    expect(await tools.see(carl, id)).toMatchObject({ code: 409001, data: { state: 'volunteer-pending' } })
    await tools.provide(ben, id)
    expect(await tools.provide(await tools.volunteer(), id)).toMatchObject({ code: 409002 })
    expect(await tools.score(anna, id, 5)).toMatchObject({ code: 409001, data: { state: 'provided' } })
  })

  it('is taken three at once and five a day, and the third giving back in a week pauses', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const ids: string[] = []
    for (let round = 0; round < 5; round += 1) ids.push(await tools.placed(anna))
    ids.push(await tools.placed(await tools.member()))
    const [one = '', two = '', three = '', four = '', five = '', six = ''] = ids
    for (const id of [one, two, three]) expect((await tools.provide(ben, id)).code).toBe(100000)
    expect(await tools.provide(ben, four)).toMatchObject({ code: 409001, data: { state: 'holds-enough' } })
    for (const id of [one, two]) await tools.complete(anna, id)
    const accepting = { without_reward: true }
    for (const id of [four, five]) expect((await tools.provide(ben, id, accepting)).code).toBe(100000)
    await tools.complete(anna, three)
    expect((await tools.provide(ben, six)).code).toBe(429001)
    platform.clock.advance(dayInSeconds / 2)
    for (const id of [four, five]) await tools.giveBack(ben, id)
    platform.clock.advance(dayInSeconds / 2)
    const seven = await tools.placed(anna)
    await tools.provide(ben, seven, accepting)
    await tools.giveBack(ben, seven)
    expect(await tools.provide(ben, seven, accepting)).toMatchObject({ code: 409001, data: { state: 'paused' } })
    expect((await office('commitments')).output).toContain(ben.id)
  })

  it('keeps to the rules of its form, and to the switch of the site', async () => {
    const anna = await tools.member()
    const fields = async (change: object) => (await tools.place(anna, change)).data.fields
    expect(await fields({ wanted_on: tools.day(-1) })).toEqual({ wanted_on: 'past' })
    expect(await fields({ wanted_on: tools.day(61) })).toEqual({ wanted_on: 'too-far' })
    expect(await fields({ area: 'Lantern Street 17' })).toEqual({ area: 'with-number' })
    expect(await fields({ address: ' ' })).toEqual({ address: 'required' })
    expect(await fields({ service_id: 'none' })).toEqual({ service_id: 'unknown' })
    await platform.database.insert(configItems).values({ code: 7, value: '0' })
    expect(await tools.place(anna)).toMatchObject({ code: 409001, data: { state: 'off' } })
    expect(await platform.ask(contract.listOrderableServices)).toMatchObject({ open: false })
    await platform.database.delete(configItems)
  })

  it('stands in the lists of those whom it concerns', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const later = await tools.placed(anna, { wanted_on: tools.day(10) })
    const sooner = await tools.placed(anna)
    const list = async (show: string, who = ben) =>
      (await platform.ask(contract.listOrders, { token: who.token, query: { show, page_size: '50' } })).items
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => id === later || id === sooner)
    expect(await list('open')).toEqual([sooner, later])
    expect(await list('open', await tools.volunteer())).toEqual([sooner, later])
    await tools.provide(ben, sooner)
    expect([await list('open'), await list('served'), await list('done')]).toEqual([[later], [sooner], []])
    await tools.complete(anna, sooner)
    expect([await list('served'), await list('done')]).toEqual([[], [sooner]])
    const page = async (query: Record<string, string>) =>
      await platform.ask(contract.listMyOrders, { token: anna.token, query: { page_size: '1', ...query } })
    const stage = async (name: string) => (await page({ page_size: '50', stage: name })).items.map(({ id }) => id)
    expect([(await stage('ongoing')).includes(later), await stage('rate')]).toEqual([true, [sooner]])
    expect((await stage('over')).filter((id) => id === later || id === sooner)).toEqual([])
    const first = await page({})
    const second = await page({ cursor: first.next_cursor ?? '' })
    expect(new Set([first.items[0]?.id, second.items[0]?.id])).toEqual(new Set([later, sooner]))
    const scoresOf = (user_id: string) =>
      platform.call(contract.listServiceScores, { token: anna.token, query: { user_id } })
    expect((await scoresOf('nobody')).code).toBe(403001)
  })

  it('comes first to its orderer when it waits for their rating, then by its day, and last when it is over', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const over: string[] = []
    for (const _ of [1, 2]) {
      const id = await tools.placed(anna)
      await tools.cancel(anna, id)
      platform.clock.advance(60)
      over.unshift(id)
    }
    const later = await tools.placed(anna, { wanted_on: tools.day(10) })
    const rated = await tools.placed(anna)
    await tools.provide(ben, rated)
    await tools.complete(anna, rated)
    const sooner = await tools.placed(anna, { wanted_on: tools.day(1) })
    const disputed = await tools.placed(anna)
    await tools.provide(ben, disputed)
    await tools.object(anna, disputed)
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = { page_size: '1', cursor }
      const page: { items: readonly { id: string }[]; next_cursor: string | null } = await platform.ask(
        contract.listMyOrders,
        { token: anna.token, query },
      )
      found.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(found).toEqual([rated, sooner, later, disputed, ...over])
  })

  it('stands in the demo city eighty times, in every state, with the rewards where they belong', async () => {
    const now = platform.clock.now()
    const { vault } = platform.platform
    await seedPeople(platform.database, now)
    await seedVolunteers(platform.database, vault, now)
    await seedWishes(platform.database, vault, now)
    for (const _ of [1, 2]) await seedOrders(platform.database, vault, now)
    const rows = await queriesOf(platform.database).read(build.select().from(serviceOrders))
    const demo = rows.filter(({ id }) => id.startsWith('order-demo-'))
    expect([demo.length, new Set(demo.map(({ state }) => state))]).toEqual([80, new Set(orderStates)])
    expect(demo.filter(({ userId, providerId }) => userId === providerId)).toEqual([])
    const rewards = await queriesOf(platform.database).read(build.select().from(orderRewards))
    expect(new Set(rewards.map(({ state }) => state))).toEqual(
      new Set(['reserved', 'held', 'disputed', 'paid', 'returned']),
    )
    const services = (await platform.ask(contract.listOrderableServices)).items as { used_up: boolean }[]
    expect(services.filter(({ used_up: isUsedUp }) => isUsedUp)).toHaveLength(1)
    await moveOn()
    expect(await checkLedger(platform.database)).toEqual([])
  })
})
