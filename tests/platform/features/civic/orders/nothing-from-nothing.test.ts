import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderableServices } from '../../../../../platform/features/civic/orders/orders.schema'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { mostRewardedPerPair } from '../../../../../src/domain/civic/orders/order-reward'
import { describeOnBothDatabases } from '../../../../support/databases'
import { orderTools, type OrderPerson, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const reward = 800

/** Accounts of one person, who tries all that the acts allow to make money without a service. */
describeOnBothDatabases('accounts that order from each other', (open) => {
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = orderTools(platform)
    await tools.prepare(100_000_000)
  })
  afterAll(() => platform?.close())

  const balances = async (people: readonly OrderPerson[]) => {
    let sum = 0
    for (const who of people) sum += (await tools.wallet(who)).balance
    return sum
  }
  /** Everybody orders from everybody, in every way; answers are of no interest, the wallets are. */
  async function tryAll(people: readonly OrderPerson[]): Promise<void> {
    for (const orderer of people)
      for (const provider of people) {
        const accepting = { without_reward: true }
        const later = await tools.place(orderer, { wanted_on: tools.day(20) })
        const [now, again] = [await tools.place(orderer), await tools.place(orderer)]
        const ids = [later, now, again].flatMap(({ data }) => (data.order ? [data.order.id as string] : []))
        await Promise.all(ids.map((id) => tools.provide(provider, id, accepting)))
        await Promise.all(ids.flatMap((id) => [tools.complete(orderer, id), tools.complete(orderer, id)]))
        const [first = '', second = '', third = ''] = ids
        await Promise.all([
          tools.cancel(orderer, first),
          tools.giveBack(provider, second),
          tools.complete(orderer, first),
        ])
        await Promise.all([
          tools.score(orderer, second, 5),
          tools.object(orderer, third),
          tools.complete(orderer, third),
        ])
        await Promise.all([
          tools.nobodyCame(orderer, third),
          tools.cancel(orderer, third),
          tools.complete(provider, third),
        ])
      }
  }

  for (const [count, approved] of [
    [2, false],
    [3, false],
    [2, true],
    [3, true],
  ] as const)
    it(`make nothing within 48 hours, and no more than the limit of each pair in a month: ${count} ${approved ? 'approved' : 'fresh'} ones`, async () => {
      // A new month, so that each of the four begins with nothing.
      const month = platform.clock.now()
      platform.clock.advance((Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1) - month.getTime()) / 1000)
      const people: OrderPerson[] = []
      for (let round = 0; round < count; round += 1) people.push(await (approved ? tools.volunteer() : tools.member()))
      const pairs = (count * (count - 1)) / 2
      await tryAll(people)
      for (let hour = 0; hour < 47; hour += 12) {
        await tools.waitForRewards(Math.min(12, 47 - hour))
        expect(await balances(people)).toBe(0)
      }
      for (let day = 2; day < 28; day += 8) {
        await tools.waitForRewards(8 * 24)
        for (const who of people) await tools.logInAgain(who)
        await tryAll(people)
      }
      await tools.waitForRewards(50)
      for (const who of people) await tools.logInAgain(who)
      const made = await balances(people)
      expect(made).toBeLessThanOrEqual(approved ? pairs * mostRewardedPerPair * reward : 0)
      if (approved) expect(made).toBeGreaterThan(0)
      expect(await checkLedger(platform.database)).toEqual([])
    })

  it('never take more from a budget than it holds, however many order at once', async () => {
    const month = platform.clock.now()
    platform.clock.advance((Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1) - month.getTime()) / 1000)
    await platform.database
      .update(orderableServices)
      .set({ budget: 5 * reward })
      .where(eq(orderableServices.id, 'meals'))
    const people: OrderPerson[] = []
    for (let round = 0; round < 12; round += 1) people.push(await tools.member())
    const answers = await Promise.all(people.map((who) => tools.place(who)))
    expect(answers.filter(({ code }) => code === 100000)).toHaveLength(5)
    expect(new Set(answers.filter(({ code }) => code !== 100000).map(({ data }) => data.state))).toEqual(
      new Set(['budget-used-up']),
    )
    expect(await checkLedger(platform.database)).toEqual([])
  })
})
