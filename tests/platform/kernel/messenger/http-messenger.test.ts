import { build } from '../../../../platform/kernel/database/statement'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DatabaseConnection } from '../../../../platform/kernel/database/client'
import { messengerCredentials } from '../../../../platform/kernel/database/schema/messenger-credentials'
import { HttpMessenger } from '../../../../platform/kernel/messenger/http-messenger'
import { SharedCredentials } from '../../../../platform/kernel/messenger/shared-credentials'
import { createVault } from '../../../../platform/kernel/shared/vault'
import { describeOnBothDatabases } from '../../../support/databases'
import { MessengerServer, refusal } from '../../../support/messenger-server'
import { TestClock } from '../../../support/platform'

const [tokenPath, ticketPath] = ['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']
const page = 'https://city.example/posts/1'

let server: MessengerServer
let connection: DatabaseConnection
let clock: TestClock
let logged: unknown[]

/** One process of the platform; all share the database. */
function process(changed: Partial<MessengerServer['settings']> = {}): HttpMessenger {
  const log = { error: (...parts: unknown[]) => void logged.push(...parts) }
  const credentials = new SharedCredentials(connection.database, createVault('the key of the vault'), clock.now, log)
  const settings = { ...server.settings, ...changed }
  return new HttpMessenger({ settings, credentials, origin: 'https://city.example', now: clock.now, log })
}
const plan = (path: string, ...codes: readonly number[]) =>
  server.instead.set(
    path,
    codes.map((code) => refusal(code)),
  )
const loggedText = () => logged.map((each) => (each as { err?: Error }).err?.stack ?? JSON.stringify(each)).join('\n')
const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    ({ code, headers }: { code?: number; headers?: Record<string, string> }) => [code, headers?.['retry-after']],
  )

describeOnBothDatabases('the messenger by its server API', (open) => {
  beforeEach(async () => {
    server = await MessengerServer.start()
    connection = await open()
    clock = new TestClock()
    logged = []
  })
  afterEach(async () => {
    await server.stop()
    await connection.close()
  })

  it('fetches token and ticket once for all processes, also when they all begin at once', async () => {
    const all = Array.from({ length: 6 }, () => process())
    const signed = await Promise.all(all.map((each) => each.sign(page)))
    expect(new Set(signed.map(({ appId, url }) => `${appId} ${url}`))).toEqual(
      new Set([`${server.settings.appId} ${page}`]),
    )
    expect(server.calls).toEqual([tokenPath, ticketPath])
  })

  it('keeps neither token nor ticket in words that the database shows', async () => {
    await process().sign(page)
    expect(
      JSON.stringify(await queriesOf(connection.database).read(build.select().from(messengerCredentials))),
    ).not.toMatch(/token-\d|ticket-\d/)
  })

  it('renews before the end by one process, while the others use the old ticket', async () => {
    await process().sign(page)
    clock.advance(7200 - 200)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const begun = new Promise<void>((resolve) => {
      server.before = async (path) => {
        if (path !== ticketPath) return
        resolve()
        await held
      }
    })
    const renewing = process().sign(page)
    await begun
    await Promise.all([process().sign(page), process().sign(page)])
    expect(server.countOf(ticketPath)).toBe(2)
    release()
    await renewing
    await process().sign(page)
    expect([server.countOf(tokenPath), server.countOf(ticketPath)]).toEqual([2, 2])
  })

  it('uses the old ticket while a renewal fails, and says so in the log', async () => {
    await process().sign(page)
    clock.advance(7200 - 200)
    plan(tokenPath, -1, -1)
    plan(ticketPath, 45009)
    expect(await outcomeOf(process().sign(page))).toBe('answered')
    expect(loggedText()).toContain('could not be renewed')
  })

  it('lets another process renew when the one that began has gone', async () => {
    await process().sign(page)
    clock.advance(7201)
    const before = await queriesOf(connection.database).read(build.select().from(messengerCredentials))
    const gone = { renewingUntil: new Date(clock.now().getTime() + 30_000) }
    await connection.database.update(messengerCredentials).set(gone)
    clock.advance(31)
    expect(await outcomeOf(process().sign(page))).toBe('answered')
    const after = await queriesOf(connection.database).read(build.select().from(messengerCredentials))
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1))
  })

  it.each([40001, 40014, 42001])(
    'takes a new token once when the messenger refuses the kept one with %i',
    async (code) => {
      await process().sign(page)
      clock.advance(7201 - 300)
      plan(ticketPath, code)
      server.endToken()
      expect(await outcomeOf(process().sign(page))).toBe('answered')
      expect(server.countOf(ticketPath)).toBe(3)
    },
  )

  it.each([
    [-1, '5'],
    [45009, '60'],
    [45011, '60'],
    [40164, '5'],
  ])('answers 503 when the messenger refuses the ticket with %i, and tells when to try again', async (code, after) => {
    plan(ticketPath, ...(code === -1 ? [-1, -1] : [code]))
    expect(await outcomeOf(process().sign(page))).toEqual([503_001, after])
    expect(loggedText()).toContain(`getticket answered ${code}`)
    expect(await outcomeOf(process().sign(page))).toBe('answered')
  })

  it('asks a busy messenger once more', async () => {
    plan(tokenPath, -1)
    expect(await outcomeOf(process().sign(page))).toBe('answered')
    expect(server.countOf(tokenPath)).toBe(2)
  })

  it('uses nothing that was issued to another registration', async () => {
    await process().sign(page)
    const other = process({ appId: 'wxffffffffffffffff' })
    expect(await outcomeOf(other.sign(page))).toEqual([503_001, '5'])
  })

  it('knows a visitor who allowed the login by name, and a silent one by the account alone', async () => {
    const known = { provider: 'wechat', subject: 'open-1' }
    expect(await process().accountOf(server.codeFor('open-1'))).toEqual({
      ...known,
      nickname: 'Rainy Lane',
      isAllowed: true,
    })
    expect(await process().accountOf(server.codeFor('open-1', { scope: 'snsapi_base' }))).toEqual({
      ...known,
      nickname: '',
      isAllowed: false,
    })
  })

  it('takes no code that is made up, used or expired, and no visitor of a snapshot', async () => {
    const code = server.codeFor('open-1')
    await process().accountOf(code)
    expect(await process().accountOf(code)).toBeNull()
    expect(await process().accountOf('made-up')).toBeNull()
    plan('/sns/oauth2/access_token', 42003)
    expect(await process().accountOf(server.codeFor('open-1'))).toBeNull()
    expect(await process().accountOf(server.codeFor('open-2', { isSnapshot: true }))).toBeNull()
    expect(logged).toEqual([])
  })

  it('leads to the page of the messenger that asks, or to the one that does not', () => {
    const [silent, asking] = (['silent', 'consent'] as const).map(
      (how) => new URL(process().address('/auth', '0123456789abcdef', how)),
    )
    expect(Object.fromEntries(asking?.searchParams ?? [])).toEqual({
      appid: server.settings.appId,
      redirect_uri: 'https://city.example/auth',
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state: '0123456789abcdef',
    })
    expect([silent?.searchParams.get('scope'), silent?.hash]).toEqual(['snsapi_base', '#wechat_redirect'])
  })

  it('logs neither secrets nor addresses, whatever fails', async () => {
    const gone = process({ apiUrl: 'http://127.0.0.1:9' })
    const code = server.codeFor('open-1')
    server.instead.set('/sns/oauth2/access_token', [{ access_token: 'leaked' }, refusal(40125)])
    for (const ask of [() => gone.sign(page), () => gone.accountOf(code)])
      expect(await outcomeOf(ask())).toEqual([503_001, '5'])
    for (let time = 0; time < 2; time += 1) expect(await outcomeOf(process().accountOf(code))).toEqual([503_001, '5'])
    expect(logged.length).toBeGreaterThan(0)
    expect(loggedText()).not.toMatch(/secret of|token-|ticket-|leaked|open-1|127\.0\.0\.1/)
  })
})
