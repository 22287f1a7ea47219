import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as session from '../../../../../contract/session'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type Answer, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const phone = '13800138000'
const good = 'a long walk by the river'
const [mine, tablet] = ['my-phone-my-phone-my-phone', 'my-tablet-my-tablet-tablet']
const addressOf = (index: number) => `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`

describeOnBothDatabases('the owner of an account', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    await byCode(mine, '10.0.0.1')
    const { token } = (await byCode(mine, '10.0.0.1')).data
    await platform.call(session.setFirstPassword, { token, body: { password: good } })
    platform.clock.advance(86_400)
  })
  afterEach(() => platform.close())

  const send = (device: string | undefined, from: string): Promise<Answer> =>
    platform.call(session.sendCode, { body: { phone, purpose: 'login', device }, from })
  const enter = (proof: { code?: string; password?: string }, device: string | undefined, from: string) =>
    platform.call(session.logIn, { body: { phone, ...proof, device, agreed: true }, from })
  async function byCode(device: string | undefined, from: string): Promise<Answer> {
    await send(device, from)
    const answer = await enter({ code: platform.textMessages.lastCode(phone) }, device, from)
    platform.clock.advance(61)
    return answer
  }
  const told = async () =>
    await queriesOf(platform.database).readColumn(
      build.select({ kind: messages.kind }).from(messages).orderBy(messages.sentAt, messages.kind),
    )
  const warnings = () => platform.textMessages.sent.filter(({ text }) => !/\d{6}/.test(text))

  it('is not locked out by the wrong passwords of others, wherever they come from, and is told of them once a day', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 60; index += 1)
      statuses.push((await enter({ password: `wrong guess ${index}` }, undefined, addressOf(index))).status)
    // Fifty an hour for a number, from all addresses together.
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual(Array(10).fill(429))
    expect((await enter({ password: good }, undefined, '10.9.9.9')).status).toBe(429)
    expect((await enter({ password: good }, mine, '10.0.0.1')).status).toBe(200)
    expect((await enter({ password: good }, mine, addressOf(0))).status).toBe(200)
    expect(await told()).toEqual(['account.password-tries'])
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toMatchObject({ phone, text: expect.stringContaining('多次输错您的密码') })
  })

  it('is not locked out either when the tries come from their own network', async () => {
    for (let count = 0; count < 12; count += 1)
      await enter({ password: 'wrong' }, 'a-stranger-of-this-network', '10.0.0.1')
    expect((await enter({ password: good }, undefined, '10.0.0.1')).status).toBe(429)
    expect((await enter({ password: good }, mine, '10.0.0.1')).status).toBe(200)
    // A new device of theirs elsewhere has its own tries.
    expect((await enter({ password: good }, tablet, '10.0.0.2')).status).toBe(200)
  })

  it('waits too, after ten wrong passwords on a device of their own', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await enter({ password: 'wrong' }, mine, '10.0.0.1')).status).toBe(400)
    const refused = await enter({ password: good }, mine, '10.0.0.3')
    expect(refused.status).toBe(429)
    platform.clock.advance(Number(refused.headers['retry-after']))
    expect((await enter({ password: good }, mine, '10.0.0.3')).status).toBe(200)
    expect(await told()).toEqual([])
  })

  it('gets a code of the day, however many codes others asked for; a number gets ten in all', async () => {
    const asked: number[] = []
    for (let index = 0; index < 12; index += 1) {
      asked.push((await send(undefined, addressOf(index))).status)
      platform.clock.advance(61)
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(7)
    for (let count = 0; count < 3; count += 1) expect((await byCode(mine, addressOf(count))).status).toBe(200)
    expect((await send(mine, '10.0.0.1')).status).toBe(429)
    expect(await told()).toEqual(['account.code-tries'])
  })

  it('gets a code on a new device too, while one address asks for all that it can get', async () => {
    const asked: number[] = []
    for (let count = 0; count < 8; count += 1) {
      asked.push((await send(undefined, '10.5.5.5')).status)
      platform.clock.advance(61)
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(4)
    expect((await byCode(tablet, '10.0.0.7')).status).toBe(200)
  })

  it('can enter their code though others tried five wrong ones, and five of others are compared at most', async () => {
    await send(mine, '10.0.0.1')
    const code = platform.textMessages.lastCode(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index += 1)
      expect((await enter({ code: wrong }, undefined, addressOf(index))).data.fields).toEqual({ code: 'wrong' })
    expect((await enter({ code }, undefined, addressOf(9))).data.fields).toEqual({ code: 'expired' })
    // From another network, as on the way home.
    expect((await enter({ code }, mine, '10.7.7.7')).status).toBe(200)
  })

  it('is told of a login on a new device each time, and by one text message a day', async () => {
    await byCode(mine, '10.3.3.3')
    expect(await told()).toEqual([])
    expect((await enter({ password: good }, tablet, '10.0.0.2')).status).toBe(200)
    expect((await enter({ password: good }, tablet, '10.0.0.2')).status).toBe(200)
    expect((await enter({ password: good }, undefined, '10.0.0.4')).status).toBe(200)
    expect(await told()).toEqual(['account.new-device', 'account.new-device'])
    expect(warnings()).toHaveLength(1)
    const message = await queriesOf(platform.database).readOne(
      build.select().from(messages).where(eq(messages.kind, 'account.new-device')).limit(1),
    )
    expect(message?.title).toEqual({ 'zh-CN': '新设备登录提醒', en: 'Login on a new device' })
  })

  it('is told by text message in the language that they last used, and not in that of whoever logs in', async () => {
    await platform.call(session.logIn, {
      body: { phone, password: good, device: mine, agreed: true },
      from: '10.0.0.1',
      headers: { 'x-language': 'en' },
    })
    await enter({ password: good }, tablet, '10.0.0.2')
    expect(warnings().map(({ text }) => text)).toEqual([expect.stringMatching(/^Your account was just used/)])
  })

  it('has new devices alone after a new password by a code', async () => {
    await send(tablet, '10.0.0.2')
    await platform.call(session.sendCaptcha, { query: { phone, purpose: 'reset' } })
    platform.clock.advance(61)
    await platform.call(session.sendCode, { body: { phone, purpose: 'reset', device: tablet } })
    const code = platform.textMessages.lastCode(phone)
    const reset = { phone, code, password: 'another fine one', device: tablet }
    expect((await platform.call(session.resetPassword, { body: reset })).status).toBe(200)
    // Nothing to be told of: the next login makes the first device.
    expect((await enter({ password: 'another fine one' }, mine, '10.0.0.1')).status).toBe(200)
    expect(await told()).toEqual([])
  })
})
