import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { askPayer } from '../../../../../platform/features/civic/wallet/ask-payer'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { failCashOut, payCashOut } from '../../../../../platform/features/civic/wallet/end-cash-out'
import { demoPayments } from '../../../../../platform/features/civic/wallet/wallet.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { walletTools } from '../../../../support/wallet'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Races are found by repetition: RACE_ROUNDS=3000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe.skipIf(!hasPostgres)('of two acts upon a wallet at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof walletTools>
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = walletTools(platform)
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })
  const now = () => platform.clock.now()
  const isRight = async () => expect(await checkLedger(platform.database)).toEqual([])

  it('cash-outs take what is there, and never more', async () => {
    for (const round of times(rounds)) {
      const anna = await tools.member(1000)
      const answers = await Promise.all(times(3).map(() => tools.cashOut(anna, 500 + (round % 2))))
      const taken = answers.filter(({ code }) => code === 100000)
      expect(taken).toHaveLength(round % 2 === 0 ? 2 : 1)
      expect((await tools.wallet(anna)).balance).toBe(1000 - taken.length * (500 + (round % 2)))
    }
    await isRight()
  })

  it('a form sent twice cashes out once', async () => {
    for (const round of times(rounds)) {
      const anna = await tools.member(1000)
      const key = `the-same-${round}`
      await Promise.all(times(2).map(() => tools.cashOut(anna, 300, { key })))
      expect((await tools.wallet(anna)).balance).toBe(700)
    }
    await isRight()
  })

  it('a proof is good for one cash-out', async () => {
    for (const _ of times(rounds)) {
      const anna = await tools.member(1000)
      const proof = await tools.giveProof(anna)
      const answers = await Promise.all(times(3).map(() => tools.cashOut(anna, 300, { proof })))
      expect(answers.filter(({ code }) => code === 100000)).toHaveLength(1)
      expect((await tools.wallet(anna)).balance).toBe(700)
    }
    await isRight()
  })

  it('the limit of a day holds for cash-outs at the same moment', async () => {
    for (const _ of times(rounds)) {
      const anna = await tools.member(800_000)
      await tools.cashOut(anna, 200_000)
      const answers = await Promise.all(times(3).map(() => tools.cashOut(anna, 160_000)))
      expect(answers.filter(({ code }) => code === 100000)).toHaveLength(1)
    }
    await isRight()
  })

  it('money is paid or given back, and never both', async () => {
    for (const round of times(rounds)) {
      const anna = await tools.member(1000)
      const { id } = (await tools.cashOut(anna, 1000)).data.cash_out
      const acts = [
        () => payCashOut(platform.database, id, now()),
        () => failCashOut(platform.database, id, 'Not this week', now()),
      ]
      const done = await Promise.allSettled((round % 2 === 0 ? acts : acts.reverse()).map((act) => act()))
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await askPayer(platform.platform)
      const { state } = await tools.see(anna, id)
      expect((await tools.wallet(anna)).balance).toBe(state === 'paid' ? 0 : 1000)
    }
    await isRight()
  })

  it('several processes that ask the payer end each cash-out once, and it pays once', async () => {
    for (const round of times(rounds)) {
      const anna = await tools.member(5000)
      const amounts = [1000, 1002, 1004].map((amount) => amount + (round % 2) * 100)
      const ids: string[] = []
      for (const amount of amounts) ids.push((await tools.cashOut(anna, amount)).data.cash_out.id)
      for (const id of ids) await payCashOut(platform.database, id, now())
      await Promise.all(times(3).map(() => askPayer(platform.platform)))
      platform.clock.advance(5)
      await Promise.all(times(3).map(() => askPayer(platform.platform)))
      const ends = await Promise.all(ids.map((id) => tools.see(anna, id)))
      expect(ends.map(({ state }) => state)).toEqual(['paid', 'failed', 'paid'])
      expect(ends.map(({ steps }) => steps.length)).toEqual([3, 3, 3])
      const paid = await queriesOf(platform.database).read(
        build
          .select()
          .from(demoPayments)
          .where(and(eq(demoPayments.reference, ids[2]!), eq(demoPayments.outcome, 'paid'))),
      )
      expect(paid).toHaveLength(1)
    }
    await isRight()
    const ended = await queriesOf(platform.database).read(
      build
        .select({ id: caseSteps.caseId })
        .from(caseSteps)
        .where(and(eq(caseSteps.kind, 'cash-out'), eq(caseSteps.act, 'settle'))),
    )
    expect(new Set(ended.map(({ id }) => id)).size).toBe(ended.length)
  })
})
