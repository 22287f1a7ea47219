import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listOrderableServices } from '../../../../../contract/orders'
import { listPendingRewards } from '../../../../../contract/wallet'
import { desks } from '../../../../../platform/features'
import { performDueOrderActs } from '../../../../../platform/features/civic/orders/end-orders'
import { serviceBudgets } from '../../../../../platform/features/civic/orders/order-rewards.schema'
import { orderableServices } from '../../../../../platform/features/civic/orders/orders.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { orderTools, type OrderPerson, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

describe('the reward of an order', () => {
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    platform = await startPlatform()
    tools = orderTools(platform)
    await tools.prepare()
  })
  afterAll(() => platform.close())
  // Each begins with a new month and an untouched budget.
  beforeEach(async () => {
    platform.clock.advance(31 * 86_400)
    await setBudget(1_000_000)
  })
  const setBudget = (budget: number) =>
    platform.database.update(orderableServices).set({ budget }).where(eq(orderableServices.id, 'meals'))
  const office = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const taken = async () => {
    const rows = await queriesOf(platform.database).read(build.select().from(serviceBudgets))
    return rows.find(({ period }) => period === tools.day().slice(0, 7))?.taken ?? 0
  }
  const isUsedUp = async () => (await platform.ask(listOrderableServices)).items[0]?.used_up
  const served = async (anna: OrderPerson, ben: OrderPerson, change: object = {}) => {
    const id = await tools.placed(anna)
    await tools.provide(ben, id, change)
    await tools.complete(anna, id)
    return id
  }

  it('is reserved when the order is placed, which is refused when the budget of the month is used up', async () => {
    await setBudget(2000)
    const anna = await tools.member()
    const first = await tools.placed(anna)
    expect([await taken(), await isUsedUp()]).toEqual([800, false])
    await tools.placed(anna)
    expect([await taken(), await isUsedUp()]).toEqual([1600, true])
    expect(await tools.place(anna)).toMatchObject({ code: 409001, data: { state: 'budget-used-up' } })
    await tools.cancel(anna, first)
    expect([await taken(), await isUsedUp()]).toEqual([800, false])
    platform.clock.advance(31 * 86_400)
    await tools.logInAgain(anna)
    expect((await tools.place(anna)).code).toBe(100000)
    await performDueOrderActs(platform.database, platform.clock.now())
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('is reserved for five orders of one person at once, so that nobody holds the budget of all', async () => {
    const anna = await tools.member()
    const [first] = await Promise.all(Array.from({ length: 5 }, () => tools.placed(anna)))
    expect((await tools.place(anna)).data).toEqual({
      state: 'too-many-open',
      limit: { most: 5, until: null, wait: null },
    })
    const limits = async (token?: string) =>
      await platform.ask(listOrderableServices, token === undefined ? {} : { token })
    expect(await limits(anna.token)).toMatchObject({ limit: null, rewarded_limit: { most: 5, until: null } })
    expect(await limits()).toMatchObject({ limit: null, rewarded_limit: null })
    expect(await limits((await tools.member()).token)).toMatchObject({ limit: null, rewarded_limit: null })
    await tools.cancel(anna, first!)
    const both = await Promise.all([tools.place(anna), tools.place(anna)])
    expect(both.map(({ code }) => code).sort()).toEqual([100000, 409001])
  })

  it('is refused without a budget, and has one as soon as the office sets it', async () => {
    await setBudget(0)
    const anna = await tools.member()
    expect(await tools.place(anna)).toMatchObject({ data: { state: 'budget-used-up' } })
    expect((await office('order-budgets')).output).toContain('Meals: ¥8.00 each')
    expect((await office('order-budgets', 'month', 'meals', 'much')).failed).toBe(true)
    expect((await office('order-budgets', 'month', 'meals', '16.00')).failed).toBe(false)
    for (const _ of [1, 2]) expect((await tools.place(anna)).code).toBe(100000)
    expect((await tools.place(anna)).data.state).toBe('budget-used-up')
    await office('order-budgets', 'total', 'meals', '8.00')
    expect((await tools.place(anna)).code).toBe(100000)
    platform.clock.advance(31 * 86_400)
    await tools.logInAgain(anna)
    expect((await tools.place(anna)).data.state).toBe('budget-used-up')
    await office('order-budgets', 'month', 'meals', '100')
  })

  it('goes back to the budget when the order expires, and stays while it waits for another volunteer', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const before = await taken()
    const id = await tools.placed(anna)
    await tools.provide(ben, id)
    await tools.giveBack(ben, id)
    expect((await taken()) - before).toBe(800)
    platform.clock.advance(86_400)
    await performDueOrderActs(platform.database, platform.clock.now())
    expect((await taken()) - before).toBeLessThanOrEqual(0)
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('stands in the wallet with its date until it is paid, and without one while somebody objects', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    const [held, disputed] = [await served(anna, ben), await served(anna, ben)]
    await tools.object(anna, disputed)
    const { items } = await platform.ask(listPendingRewards, { token: ben.token })
    const due = new Date(platform.clock.now().getTime() + 48 * 3_600_000).toISOString()
    expect(items).toMatchObject([
      { order_id: held, cents: 800, due_at: due },
      { order_id: disputed, cents: 800, due_at: null },
    ])
    expect((await tools.see(ben, held)).data.order.paid_at).toBe(due)
    await tools.waitForRewards()
    expect(await tools.wallet(ben)).toMatchObject({ balance: 800, pending: 800 })
  })

  it('is none for the fifth order of two people in a month, whoever serves whom, as is said before it is taken', async () => {
    const [anna, ben] = [await tools.volunteer(), await tools.volunteer()]
    for (const round of [1, 2, 3, 4]) await (round % 2 === 0 ? served(anna, ben) : served(ben, anna))
    const fifth = await tools.placed(anna)
    expect((await tools.see(ben, fifth)).data.order).toMatchObject({ without_reward: true })
    expect((await tools.see(anna, fifth)).data.order).toMatchObject({ without_reward: false })
    expect(await tools.provide(ben, fifth)).toMatchObject({ code: 409001, data: { state: 'pair-limit' } })
    const { order } = (await tools.provide(ben, fifth, { without_reward: true })).data
    expect(order).toMatchObject({ state: 'provided', without_reward: true })
    await tools.complete(anna, fifth)
    await tools.waitForRewards()
    expect([(await tools.wallet(anna)).balance, (await tools.wallet(ben)).balance]).toEqual([1600, 1600])
    const carl = await tools.volunteer()
    await served(anna, carl)
    await tools.waitForRewards()
    expect((await tools.wallet(carl)).balance).toBe(800)
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('counts again for the pair when the order is given back, cancelled or settled', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    for (const _ of [1, 2, 3]) await served(anna, ben)
    const fourth = await tools.placed(anna)
    await tools.provide(ben, fourth)
    const fifth = await tools.placed(anna)
    const isNone = async () => (await tools.see(ben, fifth)).data.order.without_reward
    expect(await isNone()).toBe(true)
    await tools.giveBack(ben, fourth)
    expect(await isNone()).toBe(false)
    await tools.provide(ben, fourth)
    expect(await isNone()).toBe(true)
    await office('orders', 'settle', fourth, 'It was a test of ours')
    expect(await isNone()).toBe(false)
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('returns to the budget when its provider has left the site before it is paid', async () => {
    const [anna, ben] = [await tools.member(), await tools.volunteer()]
    await served(anna, ben)
    await platform.database.delete(users).where(eq(users.id, ben.id))
    await tools.waitForRewards()
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('shows the desk pairs, rounds of two and three, and many in a day', async () => {
    const people = [await tools.volunteer(), await tools.volunteer(), await tools.volunteer()] as const
    const [anna, ben, carl] = people
    await served(anna, ben)
    await served(ben, carl)
    await served(carl, anna)
    for (const _ of [1, 2]) await served(anna, ben)
    await served(ben, anna)
    await served(await tools.member(), ben)
    const { output } = await office('order-patterns')
    for (const [what, who] of [
      ['round', [anna, ben]],
      ['round', people],
      ['pair', [anna, ben]],
      ['burst', [ben]],
    ] as const)
      expect(output).toMatch(new RegExp(`${who.map(({ id }) => id).join('\\+')} .*\\n +${what}:`))
  })
})
