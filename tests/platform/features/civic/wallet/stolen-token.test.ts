import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindPhone, proveMember, sendCaptcha, setFirstPassword } from '../../../../../contract/session'
import { cashOut, cashOutInMessenger, cashOutToAlipay, getTransferConfig } from '../../../../../contract/wallet'
import { openSession } from '../../../../../platform/kernel/members/session-tokens'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { walletTools, type Who } from '../../../../support/wallet'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const week = 7 * 86_400

describe('a stolen token', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof walletTools>
  beforeAll(async () => {
    platform = await startPlatform()
    tools = walletTools(platform)
  })
  afterAll(() => platform.close())
  const prove = ({ token }: Who, body: object, from?: string) =>
    platform.call(proveMember, {
      token,
      body: { purpose: 'cash-out', ...body },
      ...(from === undefined ? {} : { from }),
    })
  const phoneOf = async ({ id }: Who) =>
    (await queriesOf(platform.database).readOne(build.select().from(users).where(eq(users.id, id))))?.phone ?? ''
  const givePassword = async ({ id }: Who, password: string) => {
    const passwordHash = await platform.platform.passwords.make(password, 'test')
    await platform.database.update(users).set({ passwordHash }).where(eq(users.id, id))
  }
  const proveBy = async ({ token }: Who) => (await platform.ask(getTransferConfig, { token })).prove_by

  it('empties nothing: without the password or a code, no way of cashing out gives a cent', async () => {
    const anna = await tools.member(5000)
    const { token } = anna
    let keys = 0
    const headers = () => ({ 'idempotency-key': `stolen-token-${(keys += 1)}` })
    for (const proof of [undefined, '', 'guess', await tools.giveProof(await tools.member())])
      for (const endpoint of [cashOut, cashOutInMessenger, cashOutToAlipay]) {
        const body = { amount: 5000, ...(endpoint === cashOutToAlipay ? { account: '13900000009' } : {}), proof }
        expect((await platform.call(endpoint, { token, headers: headers(), body })).code).not.toBe(100000)
      }
    expect(await tools.wallet(anna)).toMatchObject({ balance: 5000, under_way: 0 })
  })

  it('does not prove by a password that it has set itself, nor by a phone that it has bound itself', async () => {
    const anna = await tools.member(5000)
    const { token } = anna
    expect((await platform.call(setFirstPassword, { token, body: { password: 'thief-Lantern-77' } })).code).toBe(100000)
    expect((await prove(anna, { password: 'thief-Lantern-77' })).data.fields).toEqual({ password: 'too-new' })
    expect(await proveBy(anna)).toEqual(['code'])
    await platform.database.update(users).set({ phone: null }).where(eq(users.id, anna.id))
    const theirs = '13700000077'
    await platform.call(sendCaptcha, { token, query: { phone: theirs, purpose: 'bind' } })
    const code = platform.textMessages.lastCode(theirs)
    expect((await platform.call(bindPhone, { token, body: { phone: theirs, code } })).code).toBe(100000)
    expect(await proveBy(anna)).toEqual([])
    platform.clock.advance(60)
    await platform.call(sendCaptcha, { token, query: { phone: theirs, purpose: 'cash-out' } })
    expect((await prove(anna, { code: platform.textMessages.lastCode(theirs) })).data.fields).toEqual({
      code: 'too-new',
    })
    // By then the stolen session is over.
    platform.clock.advance(week)
    expect((await platform.call(getTransferConfig, { token })).code).toBe(303001)
    const owners = await openSession(platform.database, anna.id, platform.clock.now())
    expect(await proveBy({ ...anna, token: owners })).toEqual(['password', 'code'])
  })

  it('sends a code to the owner’s phone and to no other', async () => {
    const anna = await tools.member(5000)
    const { token } = anna
    const other = await platform.call(sendCaptcha, { token, query: { phone: '13700000078', purpose: 'cash-out' } })
    expect(other.data.fields).toEqual({ phone: 'not-yours' })
    const phone = await phoneOf(anna)
    expect((await platform.call(sendCaptcha, { query: { phone, purpose: 'cash-out' } })).code).toBe(303001)
    await platform.call(sendCaptcha, { token, query: { phone, purpose: 'cash-out' } })
    expect((await prove(anna, { code: '000000' })).data.fields).toEqual({ code: 'wrong' })
    const proven = await prove(anna, { code: platform.textMessages.lastCode(phone) })
    expect((await tools.cashOut(anna, 1000, { proof: proven.data.proof })).code).toBe(100000)
    const again = await tools.cashOut(anna, 1000, { proof: proven.data.proof })
    expect(again.data.fields).toEqual({ proof: 'expired' })
  })

  it('guesses ten passwords, and then waits', async () => {
    const anna = await tools.member(5000)
    await givePassword(anna, 'the-Right-one-12')
    for (let index = 0; index < 10; index += 1)
      expect((await prove(anna, { password: `guess-${index}` })).data.fields).toEqual({ password: 'wrong' })
    expect((await prove(anna, { password: 'the-Right-one-12' })).code).toBe(429001)
    platform.clock.advance(900)
    const { proof } = (await prove(anna, { password: 'the-Right-one-12' })).data
    platform.clock.advance(601)
    expect((await tools.cashOut(anna, 1000, { proof })).data.fields).toEqual({ proof: 'expired' })
    const fresh = (await prove(anna, { password: 'the-Right-one-12' })).data.proof
    expect((await tools.cashOut(anna, 1000, { proof: fresh })).code).toBe(100000)
  })
})
