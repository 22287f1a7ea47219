import { afterEach, beforeEach, expect, it } from 'vitest'
import * as safety from '../../../../../contract/safety'
import * as session from '../../../../../contract/session'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import { sessions, users } from '../../../../../platform/kernel/members/members.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const phone = '13800138000'
const [mine, tablet] = ['my-phone-my-phone-my-phone', 'my-tablet-my-tablet-tablet']
const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}
const good = 'a long walk by the river'

describeOnBothDatabases('the safety of an account', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { areaHeader: 'x-area' } })
  })
  afterEach(() => platform.close())

  async function logIn(device: string, agent: string, area = 'Linjiang'): Promise<string> {
    platform.clock.advance(61)
    await platform.call(session.sendCode, { body: { phone, purpose: 'login', device } })
    const code = platform.textMessages.lastCode(phone)
    const headers = { 'user-agent': agent, 'x-area': Buffer.from(area).toString('latin1') }
    return (await platform.call(session.logIn, { body: { phone, code, device, agreed: true }, headers })).data.token
  }
  const devicesOf = async (token: string) => (await platform.ask(safety.getSafety, { token })).devices
  const isIn = async (token: string) => (await platform.call(session.getUser, { token })).code === 100000

  it('shows the devices that are logged in, the present one first, and neither version nor network address', async () => {
    const first = await logIn(mine, agents.android, '临江')
    platform.clock.advance(3600)
    const second = await logIn(tablet, agents.tablet)
    expect(await devicesOf(first)).toMatchObject([
      { current: true, browser: 'Chrome', system: 'Android', kind: 'phone', area: '临江' },
      { current: false, browser: 'Safari', system: 'iOS', kind: 'tablet', area: 'Linjiang' },
    ])
    expect((await devicesOf(second)).map(({ current, browser }) => [current, browser])).toEqual([
      [true, 'Safari'],
      [false, 'Chrome'],
    ])
    const rows = await queriesOf(platform.database).read(build.select().from(sessions))
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|126\.|17\.5|Pixel/)
  })

  it('ends one other device, never the present one by mistake, and none of somebody else', async () => {
    const [first, second] = [await logIn(mine, agents.android), await logIn(tablet, agents.tablet)]
    const stranger = await platform.logIn({ id: 'stranger' })
    const [present, other] = await devicesOf(first)
    const end = (token: string, id = '') => platform.call(safety.endDevice, { token, path: { id } })
    expect(await end(first, present?.id)).toMatchObject({ code: 409001, data: { state: 'current' } })
    expect((await end(stranger.token, other?.id)).code).toBe(403001)
    expect((await end(first, other?.id)).data.devices).toHaveLength(1)
    expect((await end(first, other?.id)).code).toBe(403001)
    expect([await isIn(first), await isIn(second), await isIn(stranger.token)]).toEqual([true, false, true])
  })

  it('ends all other devices at once', async () => {
    const [first, second, third] = [
      await logIn(mine, agents.android),
      await logIn(tablet, agents.tablet),
      await logIn(mine, ''),
    ]
    const { devices } = await platform.ask(safety.endOtherDevices, { token: third })
    expect(devices).toMatchObject([{ current: true, browser: null, system: null, kind: null }])
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, false, true])
  })

  it('says how one logs in', async () => {
    const token = await logIn(mine, agents.android)
    expect(await platform.ask(safety.getSafety, { token })).toMatchObject({ has_password: false, messenger: null })
    await platform.ask(session.setFirstPassword, { token, body: { password: good } })
    expect(await platform.ask(safety.getSafety, { token })).toMatchObject({ has_password: true })
  })

  it('lets a stolen session set no first password: only a code to the phone or a fresh login does', async () => {
    const owner = await logIn(mine, agents.android)
    platform.clock.advance(600)
    await platform.database.update(users).set({ phoneBoundAt: null })
    const set = (proof?: string) =>
      platform.call(session.setFirstPassword, {
        token: owner,
        body: { password: good, ...(proof === undefined ? {} : { proof }) },
      })
    expect(await platform.ask(session.getProofWays, { token: owner })).toEqual({
      prove_by: ['code'],
      logged_in_just_now: false,
    })
    expect((await set()).data.fields).toEqual({ proof: 'required' })
    expect((await set('made up')).data.fields).toEqual({ proof: 'expired' })
    await platform.call(session.sendCode, { token: owner, body: { phone, purpose: 'password' } })
    const code = platform.textMessages.lastCode(phone)
    const { proof } = await platform.ask(session.proveMember, { token: owner, body: { purpose: 'password', code } })
    expect((await set(proof)).code).toBe(100000)
  })

  it('tells the owner of a changed password, and the old number of a changed phone', async () => {
    const token = await logIn(mine, agents.android)
    await platform.ask(session.setFirstPassword, { token, body: { password: good } })
    await platform.ask(session.changePassword, { token, body: { old_password: good, password: `${good}!` } })
    const send = async (to: string, purpose: 'rebind-old' | 'rebind-new') => {
      platform.clock.advance(61)
      await platform.ask(session.sendCode, { token, body: { phone: to, purpose } })
      return platform.textMessages.lastCode(to)
    }
    const next = '13900139000'
    const { proof } = await platform.ask(session.verifyCaptcha, {
      token,
      body: { phone, code: await send(phone, 'rebind-old'), purpose: 'rebind-old' },
    })
    const code = await send(next, 'rebind-new')
    await platform.ask(session.changePhone, { token, body: { old_proof: proof, phone: next, code } })
    const kinds = await queriesOf(platform.database).readColumn(
      build.select({ kind: messages.kind }).from(messages).orderBy(messages.sentAt),
    )
    expect(kinds).toEqual(['account.password-changed', 'account.phone-changed'])
    const warnings = platform.textMessages.sent.filter(({ text }) => !/\d{6}/.test(text))
    expect(warnings.map((warning) => [warning.phone, warning.text.slice(0, 11)])).toEqual([
      [phone, '您的登录密码刚刚被修改'],
      [phone, '您账号的手机号刚刚被更换'.slice(0, 11)],
    ])
  })
})
