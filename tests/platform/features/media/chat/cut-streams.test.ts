import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { channelViewers } from '../../../../../platform/features/media/chat/chat.schema'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { addChannel } from './chat-channel'
import { named, openStream } from './live-stream'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

describe('a stream that is cut before it begins', () => {
  let platform: TestPlatform
  let port = 0
  let seen = 0
  beforeEach(async () => {
    platform = await startPlatform()
    await addChannel(platform, 'tv')
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    port = (platform.app.server.address() as AddressInfo).port
    seen = 0
    platform.app.server.on('request', () => (seen += 1))
  })
  afterEach(() => platform.close())

  /** Asks for streams on one connection, and is gone at once. */
  const cut = (times = 1) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const asked = 'GET /v1/channels/tv/live HTTP/1.1\r\nhost: x\r\n\r\n'
        socket.write(asked.repeat(times), () => socket.destroy())
      })
      socket.once('close', () => resolve())
    })
  const inBatches = async (count: number) => {
    for (let done = 0; done < count; done += 50) await Promise.all(Array.from({ length: 50 }, () => cut()))
  }
  const viewers = async () =>
    (await queriesOf(platform.database).read(build.select().from(channelViewers))).map((row) => row.viewers)

  it('is counted by nobody: of 300, none is left', async () => {
    await inBatches(300)
    const stream = await openStream(platform, 'tv')
    expect((await stream.next(named('start'))).data.viewers).toBeGreaterThan(0)
    expect(seen).toBe(301)
    await vi.waitUntil(async () => (await viewers())[0] === 1, { timeout: 20_000 })
    stream.leave()
    await vi.waitUntil(async () => (await viewers())[0] === 0, { timeout: 20_000 })
  })

  it('takes no place: after 1,100 of them from one address, the next is let in', async () => {
    await inBatches(1100)
    const stream = await openStream(platform, 'tv')
    expect(stream.response.statusCode).toBe(200)
    await stream.next(named('start'))
    stream.leave()
  })

  it('is counted by nobody either when several were asked for on one connection', async () => {
    for (let round = 0; round < 20; round += 1) await cut(10)
    const stream = await openStream(platform, 'tv')
    await stream.next(named('start'))
    await vi.waitUntil(async () => (await viewers())[0] === 1, { timeout: 20_000 })
    stream.leave()
  })
})
