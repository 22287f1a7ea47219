import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../../../../contract/wallet'
import { cleanUp } from '../../../../../platform/clean-up'
import { seedPeople } from '../../../../../platform/demo/seeding/frame/session/seed-people'
import { seedWallet } from '../../../../../platform/demo/seeding/civic/wallet/seed-wallet'
import { desks } from '../../../../../platform/features'
import { identities } from '../../../../../platform/features/people/identities/identities.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { cashOutsDesk } from '../../../../../platform/features/civic/wallet/wallet.desks'
import { failCashOut, payCashOut } from '../../../../../platform/features/civic/wallet/end-cash-out'
import { moveMoney } from '../../../../../platform/features/civic/wallet/move-money'
import { cashOuts, demoPayments, walletAccounts } from '../../../../../platform/features/civic/wallet/wallet.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { NoPayer } from '../../../../../platform/kernel/payments/no-payer'
import { cashOutStates } from '../../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { walletTools } from '../../../../support/wallet'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messagesTo } from '../../../../support/messages'

describe('a wallet', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof walletTools>
  beforeAll(async () => {
    platform = await startPlatform()
    tools = walletTools(platform)
  })
  afterAll(() => platform.close())
  const pay = (id: string) => payCashOut(platform.database, id, platform.clock.now())
  const idOf = async (asked: Promise<{ data: { cash_out: { id: string } } }>) => (await asked).data.cash_out.id

  it('is empty for who earned nothing, and open to its owner alone', async () => {
    const anna = await tools.member()
    expect(await tools.wallet(anna)).toEqual({ balance: 0, under_way: 0, earned: 0, pending: 0 })
    expect(await tools.movements(anna)).toEqual([])
    expect((await platform.call(contract.getWallet)).code).toBe(303001)
  })

  it('counts an earning once, whatever happens to its message', async () => {
    const anna = await tools.member()
    const earning = {
      userId: anna.id,
      kind: 'award',
      subjectId: 'award-of-the-year',
      cents: 1200,
      at: platform.clock.now(),
    } as const
    const earn = () => platform.database.transaction((transaction) => moveMoney(transaction, earning))
    expect(await earn()).toBe(true)
    expect(await earn()).toBe(false)
    expect(await tools.wallet(anna)).toEqual({ balance: 1200, under_way: 0, earned: 1200, pending: 0 })
  })

  it('gives the money at once, pays it after the office, and tells its owner', async () => {
    const anna = await tools.member(10_000)
    const id = await idOf(tools.cashOut(anna, 4000))
    expect(await tools.wallet(anna)).toEqual({ balance: 6000, under_way: 4000, earned: 10_000, pending: 0 })
    expect(await tools.see(anna, id)).toMatchObject({ state: 'pending', account: '138****0003', fee: 0 })
    await tools.ask()
    expect((await tools.see(anna, id)).state).toBe('pending')
    await pay(id)
    await tools.ask()
    const paid = await tools.see(anna, id)
    expect(paid.steps.map(({ act }: { act: string }) => act)).toEqual(['submit', 'pay', 'settle'])
    expect(await tools.wallet(anna)).toEqual({ balance: 6000, under_way: 0, earned: 10_000, pending: 0 })
    const told = await messagesTo(platform.database, anna.id)
    expect(told.map(({ kind, text }) => [kind, text.en])).toEqual([
      ['cash-out.settle', '¥40.00 was paid to your account.'],
    ])
    expect((await tools.movements(anna)).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['cash-out', -4000],
      ['award', 10_000],
    ])
    const page = (query: Record<string, string>) =>
      platform.call(contract.listMovements, { token: anna.token, query: { page_size: '1', ...query } })
    const { next_cursor: cursor } = (await page({})).data
    expect((await page({ cursor })).data).toMatchObject({ items: [{ kind: 'award' }], next_cursor: null })
    expect((await tools.movements(anna, { only: 'earnings' })).map(({ kind }) => kind)).toEqual(['award'])
  })

  it('asks a payer that forgot to answer again, by the same reference, and pays once', async () => {
    const anna = await tools.member(10_000)
    const id = await idOf(tools.cashOut(anna, 1004))
    await pay(id)
    await tools.ask()
    expect((await tools.see(anna, id)).state).toBe('paying')
    await tools.ask()
    expect((await tools.see(anna, id)).state).toBe('paying')
    platform.clock.advance(5)
    await tools.ask()
    expect((await tools.see(anna, id)).state).toBe('paid')
    const payment = await queriesOf(platform.database).readOne(
      build.select().from(demoPayments).where(eq(demoPayments.reference, id)),
    )
    expect(payment).toMatchObject({ cents: 1004, outcome: 'paid', asked: 2 })
    const row = await queriesOf(platform.database).readOne(build.select().from(cashOuts).where(eq(cashOuts.id, id)))
    expect(row?.payer).toBe('demo')
    expect(await tools.wallet(anna)).toMatchObject({ balance: 8996, under_way: 0 })
  })

  it('asks a slow payer until it knows, and less and less often', async () => {
    const anna = await tools.member(10_000)
    const id = await idOf(tools.cashOut(anna, 1001))
    await pay(id)
    await tools.ask()
    for (const wait of [5, 20]) {
      platform.clock.advance(wait - 1)
      await tools.ask()
      expect((await tools.see(anna, id)).state).toBe('paying')
      platform.clock.advance(1)
      await tools.ask()
    }
    expect((await tools.see(anna, id)).state).toBe('paid')
  })

  it.each([
    [1002, 'payer'],
    [1003, 'account'],
    [1005, 'name'],
  ])('gives the money back when the payer refuses %i', async (amount, problem) => {
    const anna = await tools.member(5000)
    const id = await idOf(tools.cashOut(anna, amount))
    await pay(id)
    await tools.ask()
    expect(await tools.see(anna, id)).toMatchObject({ state: 'failed', problem })
    expect(await tools.wallet(anna)).toEqual({ balance: 5000, under_way: 0, earned: 5000, pending: 0 })
    expect((await tools.movements(anna))[0]).toMatchObject({ kind: 'money-back', cents: amount })
  })

  it('is never given back by the office once the payer was asked', async () => {
    const anna = await tools.member(5000)
    const [one, other] = [await idOf(tools.cashOut(anna, 1000)), await idOf(tools.cashOut(anna, 1000))]
    const fail = (id: string) => failCashOut(platform.database, id, 'Closed this week', platform.clock.now())
    await fail(one)
    expect(await tools.see(anna, one)).toMatchObject({ state: 'failed', problem: 'office' })
    expect((await tools.see(anna, one)).steps.at(-1)?.text).toBe('Closed this week')
    await pay(other)
    await expect(fail(other)).rejects.toMatchObject({ data: { state: 'paying' } })
    expect(await tools.wallet(anna)).toMatchObject({ balance: 4000, under_way: 1000 })
  })

  it('refuses what is not there, beyond the limits, without a real name or without a payer', async () => {
    const anna = await tools.member(600_000)
    const fields = async (amount: number, change = {}) => (await tools.cashOut(anna, amount, change)).data.fields
    expect(await fields(99)).toEqual({ amount: 'too-little' })
    expect(await fields(200_001)).toEqual({ amount: 'too-much' })
    expect(await fields(1000, { account: 'home' })).toEqual({ account: 'not-an-account' })
    for (const _ of [1, 2]) expect((await tools.cashOut(anna, 200_000)).code).toBe(100000)
    expect(await fields(100_001)).toEqual({ amount: 'too-much-today' })
    expect((await tools.cashOut(anna, 100_000)).code).toBe(100000)
    platform.clock.advance(86_400)
    expect(await fields(100_001)).toEqual({ amount: 'not-enough' })
    const ben = await tools.member(1000)
    await platform.database.update(users).set({ realNameVerified: false }).where(eq(users.id, ben.id))
    await platform.database.update(identities).set({ state: 'pending' }).where(eq(identities.id, ben.id))
    expect(await tools.cashOut(ben, 1000)).toMatchObject({ code: 409001, data: { state: 'real-name-needed' } })
    expect(await checkLedger(platform.database)).toEqual([])
  })

  it('pays at the messenger who logs in there', async () => {
    const anna = await tools.member(1000)
    const account = async () => (await platform.ask(contract.getMessengerAccount, { token: anna.token })).account
    const ask = (key: string) =>
      platform.call(contract.cashOut, {
        token: anna.token,
        headers: { 'idempotency-key': key },
        body: { amount: 500, proof: 'any' },
      })
    expect([await account(), (await ask('messenger-1')).data.fields]).toEqual([null, { channel: 'no-messenger' }])
    const domain = async () => (await platform.ask(contract.getMessengerDomain, { token: anna.token })).domain as string
    expect(await domain()).not.toBe('')
    await platform.database
      .insert(configurations)
      .values({ code: 'domains', value: { mp_wechat_domain: 'pay.city.example' } })
      .onConflictDoUpdate({ target: configurations.code, set: { value: { mp_wechat_domain: 'pay.city.example' } } })
    expect(await domain()).toBe('pay.city.example')
  })

  it('takes a repeated request once', async () => {
    const anna = await tools.member(5000)
    const twice = [
      await tools.cashOut(anna, 1000, { key: 'the-same-1' }),
      await tools.cashOut(anna, 1000, { key: 'the-same-1' }),
    ]
    expect(twice[1]?.data).toEqual(twice[0]?.data)
    expect(await tools.wallet(anna)).toMatchObject({ balance: 4000 })
  })

  it('shows one’s own cash-outs alone, and keeps the account sealed, and no longer than it is needed', async () => {
    const [anna, ben] = [await tools.member(5000), await tools.member(0)]
    const id = await idOf(tools.cashOut(anna, 1000, { account: 'canary@example.com' }))
    expect((await platform.call(contract.getCashOut, { token: ben.token, path: { id } })).code).toBe(403001)
    const row = async () =>
      await queriesOf(platform.database).readOne(build.select().from(cashOuts).where(eq(cashOuts.id, id)))
    expect(JSON.stringify(await row())).not.toMatch(/canary|周晓江/)
    expect(JSON.stringify(await tools.see(anna, id))).not.toContain('canary')
    await pay(id)
    await tools.ask()
    expect(await row()).toMatchObject({ sealedAccount: null, sealedName: null })
  })

  it('has the limits of its site, and others in browsers where the site says so', async () => {
    const anna = await tools.member()
    const ask = (endpoint: typeof contract.getTransferConfig) => platform.call(endpoint, { token: anna.token })
    expect((await ask(contract.getTransferConfig)).data).toMatchObject({ least: 100, real_name: 'verified' })
    expect((await ask(contract.getH5TransferConfig)).code).toBe(404001)
    await platform.database.insert(configurations).values([
      { code: 'transfer', value: { feeRate: 100, leastFee: 1 } },
      { code: 'h5_transfer', value: { most: 5000 } },
    ])
    expect((await ask(contract.getH5TransferConfig)).data).toMatchObject({ most: 5000, fee_rate: 100 })
    await tools.earn(anna.id, 1000)
    expect((await tools.cashOut(anna, 1000)).data.cash_out).toMatchObject({ cents: 1000, fee: 10 })
    expect((await tools.movements(anna)).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['fee', -10],
      ['cash-out', -990],
      ['award', 1000],
    ])
    await platform.database.delete(configurations)
    expect(await tools.ask(new NoPayer())).toBeUndefined()
  })

  it('is proven each night, and by the operator, and what differs is named without names', async () => {
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    expect((await run('ledger')).output).toBe('Money whose balance is not the sum of its movements: 0')
    const anna = await tools.member(700)
    await platform.database.update(walletAccounts).set({ balance: 701 }).where(eq(walletAccounts.userId, anna.id))
    const [fault] = await checkLedger(platform.database)
    expect(fault).toEqual({ what: 'account', id: anna.id, expected: 700, actual: 701 })
    expect((await run('ledger')).output).toContain('found ¥7.01, expected ¥7.00')
    const logged: unknown[] = []
    const log = { ...platform.platform.log, error: (...said: unknown[]) => logged.push(said), info: () => undefined }
    const clean = () => cleanUp({ ...platform.platform, log: log as unknown as typeof platform.platform.log })
    await clean()
    await clean()
    expect(logged).toEqual([[{ fault }, 'the ledger of money differs']])
    platform.clock.advance(86_400)
    await clean()
    expect(logged).toHaveLength(2)
    await platform.database.update(walletAccounts).set({ balance: 700 }).where(eq(walletAccounts.userId, anna.id))
  })

  it('is worked on at the office’s desk', async () => {
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    const anna = await tools.member(5000)
    const id = await idOf(tools.cashOut(anna, 1004))
    expect((await run('cash-outs')).output).toContain('¥10.04 alipay 138****0003')
    const waiting = await cashOutsDesk.selectWaiting(platform.database, 50, platform.platform.vault)
    const { facts = [] } = waiting.find((each) => each.id === id) ?? {}
    expect(facts).toEqual([
      { name: 'real name', value: '周晓江' },
      { name: 'earned by', value: expect.stringMatching(/^¥50\.00, award, 2026-03-\d\d, award-\d+$/) },
    ])
    expect((await run('cash-outs', 'ask', id)).output).toContain('it is pending already')
    expect(await run('cash-outs', 'pay', id)).toMatchObject({ failed: false })
    await tools.ask()
    expect(await run('cash-outs', 'ask', id)).toMatchObject({ failed: false })
    await tools.ask()
    expect((await tools.see(anna, id)).state).toBe('paid')
    expect((await run('cash-outs', 'ask', 'none')).output).toContain('There is no "none"')
  })

  it('stands in the demo city with cash-outs in every state, and right', async () => {
    await seedPeople(platform.database, platform.clock.now())
    for (const _ of [1, 2]) await seedWallet(platform.database, platform.platform.vault, platform.clock.now())
    const rows = await queriesOf(platform.database).read(
      build.select().from(cashOuts).where(eq(cashOuts.userId, 'user-volunteer')),
    )
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(cashOutStates))
    expect(await checkLedger(platform.database)).toEqual([])
  })
})

describe('the ledger', () => {
  it('is the balance, and never below zero, whatever moves in whatever order', async () => {
    const platform = await startPlatform()
    const tools = walletTools(platform)
    const anna = await tools.member()
    const at = platform.clock.now()
    let balance = 0
    let moves = 0
    const step = fc.record({ cents: fc.integer({ min: -500, max: 500 }), again: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { cents, again } of steps) {
          if (!again) moves += 1
          const movement = { userId: anna.id, kind: 'award', subjectId: `move-${moves}`, cents, at } as const
          const moved = await platform.database
            .transaction((transaction) => moveMoney(transaction, movement))
            .catch(() => false)
          if (moved) balance += cents
          expect(balance).toBeGreaterThanOrEqual(0)
        }
        expect((await tools.wallet(anna)).balance).toBe(balance)
        expect(await checkLedger(platform.database)).toEqual([])
      }),
      { numRuns: 40 },
    )
    await platform.close()
  })
})
