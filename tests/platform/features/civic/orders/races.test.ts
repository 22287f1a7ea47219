import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awardOrder, performDueOrderActs, settleOrder } from '../../../../../platform/features/civic/orders/end-orders'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { orderTools, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'

/** Races are found by repetition: RACE_ROUNDS=1000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe.skipIf(!hasPostgres)('of two acts upon an order at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = orderTools(platform)
    await tools.prepare(100_000_000)
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })
  const codes = (answers: readonly { code: number }[]) =>
    answers.map(({ code }) => code).sort((one, other) => one - other)
  const now = () => platform.clock.now()
  const isRight = async () => expect(await checkLedger(platform.database)).toEqual([])

  it('one provider wins, and the other learns that somebody was first', async () => {
    for (const _ of times(rounds)) {
      const providers = [await tools.volunteer(), await tools.volunteer()]
      const id = await tools.placed(await tools.member())
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
      expect((await tools.wallet(ben)).pending).toBe(completed.code === 100000 ? 800 : 0)
    }
    await isRight()
  })

  it('an order for a helped person is taken, or cancelled with them, and none is placed for who is removed', async () => {
    for (const _ of times(rounds)) {
      const [anna, ben] = [await tools.volunteer(), await tools.volunteer()]
      const personId = await tools.helped(anna)
      const order = { helped_person_id: personId }
      const placed = await tools.placed(anna, order)
      const [taken, removed, late] = await Promise.all([
        tools.provide(ben, placed),
        tools.removeHelped(anna, personId),
        tools.place(anna, order),
      ])
      expect(removed.code).toBe(100000)
      expect((await tools.see(anna, placed)).data.order.state).toBe(taken.code === 100000 ? 'provided' : 'cancelled')
      if (late.code === 100000) expect((await tools.see(anna, late.data.order.id)).data.order.state).toBe('cancelled')
      else expect(late.data.fields).toEqual({ helped_person_id: 'unknown' })
    }
    await isRight()
  })

  it('a completed order is rewarded once, in however many processes the clock runs', async () => {
    for (const _ of times(rounds)) {
      const [anna, ben] = [await tools.member(), await tools.volunteer()]
      const id = await tools.placed(anna)
      await tools.provide(ben, id)
      expect(codes(await Promise.all(times(3).map(() => tools.complete(anna, id))))).toEqual([100000, 409001, 409001])
      platform.clock.advance(48 * 3600)
      await Promise.all(times(3).map(() => performDueOrderActs(platform.database, now())))
      expect((await tools.wallet(ben)).balance).toBe(800)
    }
    await isRight()
  })

  it('a reward is paid, or stopped by an objection, and never both', async () => {
    for (const _ of times(rounds)) {
      const [anna, ben] = [await tools.member(), await tools.volunteer()]
      const id = await tools.placed(anna)
      await tools.provide(ben, id)
      await tools.complete(anna, id)
      platform.clock.advance(48 * 3600)
      const [objected] = await Promise.all([tools.object(anna, id), performDueOrderActs(platform.database, now())])
      expect(await tools.wallet(ben)).toMatchObject(
        objected.code === 100000 ? { balance: 0, pending: 800 } : { balance: 800, pending: 0 },
      )
    }
    await isRight()
  })

  it('the office settles an order once, with or without its reward', async () => {
    for (const _ of times(rounds)) {
      const [anna, ben] = [await tools.member(), await tools.volunteer()]
      const id = await tools.placed(anna)
      await tools.provide(ben, id)
      await tools.object(anna, id)
      const acts = [
        settleOrder(platform.database, id, 'Nobody was there', now()),
        awardOrder(platform.database, id, 'They were there', now()),
      ]
      const [, awarded] = await Promise.allSettled(acts)
      expect((await tools.wallet(ben)).balance).toBe(awarded?.status === 'fulfilled' ? 800 : 0)
    }
    await isRight()
  })

  it('a pair has four rewarded orders of a month, also when all are taken at once', async () => {
    for (const _ of times(Math.ceil(rounds / 4))) {
      const [anna, ben] = [await tools.volunteer(), await tools.volunteer()]
      const [annas, bens] = [
        await Promise.all(times(3).map(() => tools.placed(anna))),
        await Promise.all(times(3).map(() => tools.placed(ben))),
      ]
      const answers = await Promise.all([
        ...annas.map((id) => tools.provide(ben, id)),
        ...bens.map((id) => tools.provide(anna, id)),
      ])
      expect(codes(answers)).toEqual([100000, 100000, 100000, 100000, 409001, 409001])
    }
    await isRight()
  })
})
