import { afterEach, beforeEach, expect, it } from 'vitest'
import * as session from '../../../../../contract/session'
import { sessionFeature } from '../../../../../platform/features/frame/session/session.feature'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform } from '../../../../support/platform'
import type { Answer, TestPlatform } from '../../../../support/platform'

const phone = '13800138000'

describeOnBothDatabases('codes by text message', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), features: [sessionFeature] })
  })
  afterEach(() => platform.close())

  const send = (to = phone, from = '10.0.0.1', purpose = 'login'): Promise<Answer> =>
    platform.call(session.sendCaptcha, { query: { phone: to, purpose }, from })
  const enter = (code: string, to = phone): Promise<Answer> =>
    platform.call(session.logIn, { body: { phone: to, code, agreed: true } })

  it('logs a new number in as a new user, and the next time as the same', async () => {
    expect((await send()).data).toEqual({ wait: 60 })
    const first = await enter(platform.textMessages.lastCode(phone))
    expect(first.data.created).toBe(true)
    expect(first.data.user.phone).toBe('138****8000')
    platform.clock.advance(61)
    await send()
    const second = await enter(platform.textMessages.lastCode(phone))
    expect(second.data.created).toBe(false)
    expect(second.data.user.id).toBe(first.data.user.id)
  })

  it('is sent for a page of ours alone: what another website makes a browser ask leaves the present code and the limits alone', async () => {
    await send()
    const code = platform.textMessages.lastCode(phone)
    platform.clock.advance(61)
    const ask = (headers: Record<string, string>) =>
      platform.app.inject({ url: session.sendCaptcha.url, query: { phone, purpose: 'login' }, headers })
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': 'townsquare', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ] as Record<string, string>[]) {
      expect((await ask(headers)).statusCode).toBe(403)
    }
    expect(platform.textMessages.sent).toHaveLength(1)
    expect((await enter(code)).status).toBe(200)
    expect((await ask({ 'x-requested-with': 'townsquare', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })

  it('is good only on the device that asked for it', async () => {
    const [owners, strangers] = ['the-device-of-its-owner', 'the-device-of-a-stranger']
    await platform.call(session.sendCode, { body: { phone, purpose: 'login', device: owners } })
    const code = platform.textMessages.lastCode(phone)
    const use = (device: object) => platform.call(session.logIn, { body: { phone, code, agreed: true, ...device } })
    for (const device of [{}, { device: strangers }]) expect((await use(device)).data.fields).toEqual({ code: 'wrong' })
    expect((await use({ device: owners })).status).toBe(200)
  })

  it('counts a number in every way of writing it as one', async () => {
    expect((await send('+86 138-0013-8000')).status).toBe(200)
    const again = await send('１３８００１３８０００')
    expect(again.status).toBe(429)
    expect(again.code).toBe(429001)
    expect(again.headers['retry-after']).toBe('60')
  })

  it('sends one a minute', async () => {
    await send()
    platform.clock.advance(20)
    expect((await send()).headers['retry-after']).toBe('40')
    platform.clock.advance(40)
    expect((await send()).status).toBe(200)
  })

  it('sends one of many requests that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(phone, `10.0.1.${index}`)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(platform.textMessages.sent).toHaveLength(1)
  })

  it('sends ten a day to a number, and again when the first is a day old', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await send()).status).toBe(200)
      platform.clock.advance(3600)
    }
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(14 * 3600)
    platform.clock.advance(14 * 3600)
    expect((await send()).status).toBe(200)
    expect((await send(phone, '10.0.0.1')).status).toBe(429)
  })

  it('sends thirty an hour to an address, without a cost to the number that was refused', async () => {
    const numbers = Array.from({ length: 31 }, (_, index) => `139000000${String(index).padStart(2, '0')}`)
    const answers = []
    for (const number of numbers) answers.push(await send(number, '2001:db8:1:2:3::1'))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
    expect(answers.at(-1)?.status).toBe(429)
    expect((await send('13900000099', '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await send('13900000030', '10.9.9.9')).status).toBe(200)
  })

  it('takes a code for five minutes', async () => {
    await send()
    platform.clock.advance(300)
    expect((await enter(platform.textMessages.lastCode(phone))).data.fields).toEqual({ code: 'expired' })
  })

  it('takes a code once', async () => {
    await send()
    const code = platform.textMessages.lastCode(phone)
    expect((await enter(code)).status).toBe(200)
    expect((await enter(code)).data.fields).toEqual({ code: 'expired' })
  })

  it('takes a code once when it comes many times at once', async () => {
    await send()
    const code = platform.textMessages.lastCode(phone)
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('lets five tries be made, and then refuses the right code too', async () => {
    await send()
    const code = platform.textMessages.lastCode(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)))
    expect(answers.map((answer) => answer.data.fields.code)).toEqual(Array(5).fill('wrong'))
    expect((await enter(code)).data.fields).toEqual({ code: 'expired' })
  })

  it('takes a code for its own purpose only', async () => {
    await send(phone, '10.0.0.1', 'reset')
    expect((await enter(platform.textMessages.lastCode(phone))).data.fields).toEqual({ code: 'expired' })
  })

  it('refuses what is no mobile number', async () => {
    expect((await send('12345')).data.fields).toEqual({ phone: 'not-a-phone-number' })
    expect((await platform.call(session.sendCaptcha, { query: { purpose: 'login' } })).data.fields).toEqual({
      phone: 'required',
    })
  })

  it('makes one user of two first log-ins at once', async () => {
    await send()
    const code = platform.textMessages.lastCode(phone)
    await Promise.all([enter(code), enter(code)])
    platform.clock.advance(61)
    await send()
    expect((await enter(platform.textMessages.lastCode(phone))).data.created).toBe(false)
  })
})
