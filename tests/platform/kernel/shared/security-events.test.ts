import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMyWishes } from '../../../../contract/wishes'
import * as session from '../../../../contract/session'
import { uploadFile } from '../../../../contract/uploads'
import { desks } from '../../../../platform/features'
import { operate } from '../../../../platform/kernel/operator/operate'
import { InputFloods } from '../../../../platform/kernel/http/input-floods'
import { securityEvents } from '../../../../platform/kernel/shared/security-events'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { recordLog } from '../../../support/recorded-log'

const phone = '13800138000'
const password = 'a long walk by the river'
const device = 'my-phone-my-phone-my-phone'
const from = '203.0.113.77'

describe('the log of security events', () => {
  let platform: TestPlatform
  let log: ReturnType<typeof recordLog>
  let token: string
  beforeAll(async () => {
    platform = await startPlatform({ configuration: { logLevel: 'info', demo: false } })
    log = recordLog(platform)
  })
  afterAll(() => platform.close())

  const events = () => log.lines().flatMap(({ event }) => (typeof event === 'string' ? [event] : []))
  /** The events of what is done. */
  const during = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = events().length
    await work()
    return events().slice(before)
  }
  const post = (proof: { code?: string; password?: string }, more: object = {}) =>
    platform.call(session.logIn, { body: { phone, ...proof, agreed: true, ...more }, from })
  const send = (asked = device) =>
    platform.call(session.sendCode, { body: { phone, purpose: 'login', device: asked }, from })
  const run = (...words: string[]) => operate(platform.platform, desks, [...words, '--as', 'mei'], platform.clock.now())

  it('has every login, code and changed password', async () => {
    expect(await during(send)).toEqual(['code.sent'])
    expect(await during(send)).toEqual(['code.refused', 'limit.reached'])
    const code = platform.textMessages.lastCode(phone)
    expect(await during(() => post({ code: code === '000000' ? '000001' : '000000' }))).toEqual(['code.wrong'])
    expect(
      await during(async () => {
        token = (await post({ code }, { device })).data.token
      }),
    ).toEqual(['login.succeeded'])
    expect(await during(() => platform.call(session.setFirstPassword, { token, body: { password }, from }))).toEqual([
      'password.changed',
    ])
    expect(await during(() => post({ password: 'a wrong one of mine' }))).toEqual(['login.failed'])
    expect(await during(() => post({ password }))).toEqual(['login.succeeded', 'login.new-device'])
    const many = await during(async () => {
      for (let count = 0; count < 11; count += 1) await post({ password: 'a wrong one of mine' })
    })
    expect(many.slice(-3)).toEqual(['login.failed', 'password-tries.used-up', 'limit.reached'])
  })

  it('has ended and refused sessions, refused access and refused uploads', async () => {
    const other = await platform.logIn({ phone: '13900139000' })
    expect(await during(() => platform.call(session.logOut, { token: other.token, from }))).toEqual(['session.ended'])
    expect(await during(() => platform.call(session.getUser, { token: other.token, from }))).toEqual([
      'session.refused',
    ])
    expect(await during(() => platform.call(session.getUser, { from }))).toEqual([])
    expect(
      await during(() => platform.app.inject({ url: session.logOut.url, headers: { authorization: token } })),
    ).toEqual(['access.refused'])
    expect(await during(() => platform.call(uploadFile, { token, from }))).toEqual(['upload.refused'])
    expect(await during(() => platform.call(listMyWishes, { token, query: { page_size: '999' }, from }))).toEqual([])
  })

  it('has one line for a flood of refused inputs', async () => {
    const bad = () => platform.call(session.getMessengerAddress, { query: { redirect: 'no', state: 'no' }, from })
    const found = await during(async () => {
      for (let count = 0; count < 70; count += 1) await bad()
    })
    expect(found).toEqual(['input.flood'])
    const floods = new InputFloods()
    const flooded = Array.from({ length: 200 }, (_, count) => floods.noteRefusal('a', count * 100)).filter(Boolean)
    expect(flooded).toHaveLength(1)
    expect(Array.from({ length: 200 }, (_, count) => floods.noteRefusal('b', count * 2000)).filter(Boolean)).toEqual([])
  })

  it('has the acts of operators, and those that they were refused', async () => {
    expect(await during(() => run('accounts', 'lock', phone, 'Sells tickets that do not exist'))).toEqual([
      'operator.acted',
    ])
    expect(await during(() => run('accounts', 'lock', phone, 'Sells tickets that do not exist'))).toEqual([
      'operator.refused',
    ])
    platform.clock.advance(86_400)
    await send()
    expect(await during(() => post({ code: platform.textMessages.lastCode(phone) }, { device }))).toEqual([
      'login.locked-account',
    ])
  })

  it('names its subject by a hash: neither a number, an address, a password, a code nor a token stands in it', async () => {
    // C051 has the number in its address.
    await platform.call(session.sendCaptcha, { query: { phone: '13700137000', purpose: 'login' }, from })
    const text = log.text()
    for (const secret of [
      phone,
      '13900139000',
      '13700137000',
      '138****8000',
      from,
      password,
      device,
      token,
      'Sells tickets',
    ])
      expect(text).not.toContain(secret)
    for (const { text: sent } of platform.textMessages.sent) {
      const code = /\d{6}/.exec(sent)?.[0]
      if (code !== undefined) expect(text).not.toContain(`"${code}"`)
    }
    const logins = log.lines().filter(({ event }) => event === 'login.succeeded')
    expect(logins[0]).toMatchObject({ level: 30, time: expect.any(Number), msg: 'security', how: 'code' })
    expect(logins[0]?.subject).toMatch(/^[\w-]{16}$/)
    expect(new Set(logins.map(({ subject }) => subject)).size).toBe(1)
    expect(new Set(logins.map(({ address }) => address)).size).toBe(1)
  })

  it('is described, event by event', () => {
    const table = readFileSync('docs/security-events.md', 'utf8')
    const described = [...table.matchAll(/^\| `([\w.-]+)` \| (info|warn) \|/gm)].map(([, name, level]) => [name, level])
    expect(Object.fromEntries(described)).toEqual(securityEvents)
  })
})
