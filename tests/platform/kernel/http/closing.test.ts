import { connect, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { messageStreamUrl } from '../../../../contract/message-events'
import { startPlatform } from '../../../support/platform'

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(socket)).once('error', reject)
  })

/**
 * Sends a request on an open connection, and returns what comes back until `end`; rejects when the connection ends
 * instead.
 */
const ask = (socket: Socket, path = '/health', end = '"status":"ok"', more = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (part) => {
      text += part.toString()
      if (text.includes(end)) resolve(text)
    })
    if (socket.destroyed) reject(new Error('the connection was closed'))
    socket.once('error', reject).once('close', () => reject(new Error('the connection was closed')))
    socket.write(`GET ${path} HTTP/1.1\r\nhost: city\r\n${more}\r\n`)
  })

/** Resolves as soon as the platform takes no new connections. */
async function untilRefused(port: number): Promise<void> {
  const code = () =>
    opened(port).then(
      (socket) => void socket.destroy(),
      (error: NodeJS.ErrnoException) => error.code,
    )
  await expect.poll(code).toBe('ECONNREFUSED')
}

describe('a platform that stops', () => {
  it('takes no new connections, and answers what comes on those that are open, which a proxy keeps', async () => {
    const platform = await startPlatform({ features: [] })
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = platform.app.server.address() as AddressInfo
    const kept = [await opened(port), await opened(port), await opened(port)]
    for (const socket of kept.slice(0, 2)) expect(await ask(socket)).toContain('Connection: keep-alive')
    const closed = platform.close()
    await untilRefused(port)
    for (const socket of kept) {
      expect(await ask(socket)).toContain('connection: close')
      socket.destroy()
    }
    await closed
  })

  it('ends an event stream that is opened meanwhile after what it says first, so that the client opens another one', async () => {
    const platform = await startPlatform()
    const { token } = await platform.logIn()
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = platform.app.server.address() as AddressInfo
    const kept = await opened(port)
    await ask(kept)
    const closed = platform.close()
    await untilRefused(port)
    const whole = '\r\n0\r\n\r\n'
    expect(await ask(kept, messageStreamUrl, whole, `authorization: ${token}\r\n`)).toContain('event: unread')
    await closed
  })

  it('ends at last, though connections stay open on which nothing comes', async () => {
    const platform = await startPlatform({ features: [] })
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const idle = await opened((platform.app.server.address() as AddressInfo).port)
    expect(await ask(idle)).toContain('200 OK')
    const ended = new Promise((resolve) => idle.once('close', resolve))
    await platform.close()
    await ended
  })
})
