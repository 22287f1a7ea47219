import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getWallet } from '../../../contract/wallet'
import { checkLedger } from '../../../platform/features/wallet/check-ledger'
import { orderTools, type OrderTools } from '../../support/orders'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../support/postgres-cluster'

/** Races are found by repetition: RACE_ROUNDS=1000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn)

describe.skipIf(!hasPostgres)('of two acts upon an order at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = orderTools(platform)
    await tools.prepare()
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })
  const codes = (answers: readonly { code: number }[]) =>
    answers.map(({ code }) => code).sort((one, other) => one - other)

  it('one provider wins, and the other learns that somebody was first', async () => {
    const providers = [await tools.volunteer(), await tools.volunteer()]
    for (const _ of times(rounds)) {
      const anna = await tools.member()
      const id = await tools.placed(anna)
      expect(codes(await Promise.all(providers.map((who) => tools.provide(who, id))))).toEqual([100000, 409002])
    }
  })

  it('an order is taken or cancelled, and given back or completed, and never both', async () => {
    for (const _ of times(rounds)) {
      const [anna, ben] = [await tools.member(), await tools.volunteer()]
      const [one, other] = [await tools.placed(anna), await tools.placed(anna)]
      const [taken, cancelled] = await Promise.all([tools.provide(ben, one), tools.cancel(anna, one)])
      expect([taken.code, cancelled.code].filter((code) => code === 100000)).toHaveLength(1)
      await tools.provide(ben, other)
      const [back, completed] = await Promise.all([tools.giveBack(ben, other), tools.complete(anna, other)])
      const { state, provider } = (await tools.see(anna, other)).data.order
      expect([state, provider === null]).toEqual(completed.code === 100000 ? ['completed', false] : ['placed', true])
      expect(back.code === 100000).toBe(completed.code !== 100000)
      const { balance } = (await platform.call(getWallet, { token: ben.token })).data
      expect(balance).toBe(completed.code === 100000 ? 800 : 0)
    }
  })

  it('a completed order is rewarded once', async () => {
    for (const _ of times(rounds)) {
      const [anna, ben] = [await tools.member(), await tools.volunteer()]
      const id = await tools.placed(anna)
      await tools.provide(ben, id)
      expect(codes(await Promise.all(times(3).map(() => tools.complete(anna, id))))).toEqual([100000, 409001, 409001])
      expect((await platform.call(getWallet, { token: ben.token })).data.balance).toBe(800)
    }
    expect(await checkLedger(platform.database)).toEqual([])
  })
})
