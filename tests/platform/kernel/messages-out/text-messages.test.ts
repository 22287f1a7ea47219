import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendCaptcha } from '../../../../contract/session'
import { readConfiguration } from '../../../../platform/kernel/configuration'
import { createPlatform } from '../../../../platform/create-platform'
import type { RunningPlatform } from '../../../../platform/create-platform'
import type { DatabaseConnection } from '../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { outbox as rows } from '../../../../platform/kernel/database/schema/messages-out'
import { sessionFeature } from '../../../../platform/features/frame/session/session.feature'
import { DemoOutbox, listOutbox } from '../../../../platform/demo/services/demo-outbox'
import { HttpTextMessages } from '../../../../platform/kernel/messages-out/http-text-messages'
import { emptyPglite } from '../../../support/pglite-template'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

const start = (environment: Record<string, string>) =>
  createPlatform({
    configuration: {
      ...readConfiguration({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        RATE_LIMIT: '0',
        DEMO: '0',
        DATA_DIR: '.cache/no-data',
        BUILD_DIR: '.cache/no-build',
        ...environment,
      }),
    },
    connection: { ...shared, close: () => Promise.resolve() },
    features: [sessionFeature],
  })
const askForCode = ({ app }: RunningPlatform) =>
  app.inject({
    url: sendCaptcha.url,
    query: { phone: '13800138000', purpose: 'login' },
    headers: { 'x-language': 'en', 'x-requested-with': 'townsquare' },
  })
let shared: DatabaseConnection

describe('a code that cannot be sent', () => {
  beforeEach(async () => {
    shared = await emptyPglite()
  })
  afterEach(() => shared.close())

  it('says so when no gateway is configured, and so does /ready; nothing is counted', async () => {
    const platform = await start({})
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await askForCode(platform)
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        {
          code: 503002,
          data: {},
          msg: 'We can’t send codes by text message right now. Try again later, or contact us.',
        },
      ])
    }
    expect((await platform.app.inject('/ready')).json()).toEqual({ status: 'ready', text_messages: 'nowhere' })
    await platform.close()
  })

  it('says so when the gateway does not take it', async () => {
    const gateway = createServer((_, response) => void response.writeHead(500).end())
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const platform = await start({ SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` })
    const answer = await askForCode(platform)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 503002, '60'])
    expect((await platform.app.inject('/ready')).json()).toMatchObject({ text_messages: 'gateway' })
    await platform.close()
    gateway.closeAllConnections()
    gateway.close()
  })
})

describe('text messages', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ features: [] })
  })
  afterAll(() => platform.close())

  it('of a demo wait in the outbox for a day; the log never has the number', async () => {
    const logged: unknown[] = []
    const log = { info: (...entry: unknown[]) => logged.push(entry) } as never
    const outbox = new DemoOutbox(platform.database, log, platform.clock.now)
    await outbox.send('13800138000', 'Your code is 123456.')
    platform.clock.advance(3600)
    await outbox.send('13900139000', 'Your code is 654321.')
    const waiting = () => listOutbox(queriesOf(platform.database))
    expect((await waiting()).map(({ text }) => text)).toEqual(['Your code is 654321.', 'Your code is 123456.'])
    platform.clock.advance(86_400 - 1800)
    await outbox.send('13700137000', 'Your code is 111111.')
    expect((await waiting()).map(({ phone, sentAt }) => [phone, sentAt])).toEqual([
      ['13700137000', platform.clock.now().toISOString()],
      ['13900139000', new Date(platform.clock.now().getTime() - 84_600_000).toISOString()],
    ])
    await platform.database
      .insert(rows)
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          id: `sms-${index}`,
          phone: '13600136000',
          text: `${index}`,
          sentAt: new Date(platform.clock.now().getTime() + index + 1),
        })),
      )
    expect((await waiting()).map(({ text }) => text)).toEqual(
      Array.from({ length: 200 }, (_, index) => `${199 - index}`),
    )
    expect(JSON.stringify(logged)).not.toMatch(/138001|123456/)
  })

  it('go to a gateway as JSON, and fail aloud when it does not take them', async () => {
    const got: unknown[] = []
    const gateway = createServer(
      (request, response) =>
        void json(request).then((body) => {
          got.push([request.headers.authorization, body])
          response.writeHead(got.length === 1 ? 200 : 503).end()
        }),
    )
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const messages = new HttpTextMessages({
      url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
      token: 'key',
    })
    await messages.send('13800138000', 'Hello')
    expect(got).toEqual([['Bearer key', { phone: '13800138000', text: 'Hello' }]])
    await expect(messages.send('13800138000', 'Hello')).rejects.toThrow('503')
    gateway.closeAllConnections()
    gateway.close()
  })
})
