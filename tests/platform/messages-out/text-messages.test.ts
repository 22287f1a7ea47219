import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DemoOutbox, listOutbox } from '../../../platform/messages-out/demo-outbox'
import { HttpTextMessages } from '../../../platform/messages-out/http-text-messages'
import { startPlatform } from '../../support/platform'
import type { TestPlatform } from '../../support/platform'

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
    expect((await listOutbox(platform.database)).map(({ text }) => text)).toEqual(['Your code is 123456.', 'Your code is 654321.'])
    platform.clock.advance(86_400 - 1800)
    await outbox.send('13700137000', 'Your code is 111111.')
    expect((await listOutbox(platform.database)).map(({ phone }) => phone)).toEqual(['13900139000', '13700137000'])
    expect(JSON.stringify(logged)).not.toMatch(/138001|123456/)
  })

  it('go to a gateway as JSON, and fail aloud when it does not take them', async () => {
    const got: unknown[] = []
    const gateway = createServer((request, response) => void json(request).then((body) => {
      got.push([request.headers.authorization, body])
      response.writeHead(got.length === 1 ? 200 : 503).end()
    }))
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const messages = new HttpTextMessages({ url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`, token: 'key' })
    await messages.send('13800138000', 'Hello')
    expect(got).toEqual([['Bearer key', { phone: '13800138000', text: 'Hello' }]])
    await expect(messages.send('13800138000', 'Hello')).rejects.toThrow('503')
    gateway.closeAllConnections()
    gateway.close()
  })
})
