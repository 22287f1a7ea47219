import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowSlowBody, registerBodyDeadline } from '../../../../platform/kernel/http/body-deadline'

describe('a body that comes slowly', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'ends its connection after half a minute, on any address: %s',
    async (type) => {
      const app = fastify()
      registerBodyDeadline(app)
      const began = new Promise<void>((resolve) =>
        app.addHook('onRequest', (_request, _reply, done) => {
          resolve()
          done()
        }),
      )
      await app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      const closed = new Promise<string>((resolve) =>
        socket
          .once('close', () => resolve('closed'))
          .on('error', () => undefined)
          .resume(),
      )
      socket.write(`POST /anything HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n--x\r\n`)
      await began
      vi.advanceTimersByTime(30_000)
      expect(await closed).toBe('closed')
      await app.close()
    },
  )

  it('may take its time once it is authorised, at a least rate', () => {
    const raw = Object.assign(new EventEmitter(), {
      socket: { bytesRead: 0 },
      readableEnded: false,
      destroyed: false,
      destroy: vi.fn(),
    })
    allowSlowBody(raw as unknown as IncomingMessage)
    for (let minutes = 0; minutes < 50; minutes += 1) {
      raw.socket.bytesRead += 150_000
      vi.advanceTimersByTime(60_000)
    }
    expect(raw.destroy).not.toHaveBeenCalled()
    raw.socket.bytesRead += 100
    vi.advanceTimersByTime(60_000)
    expect(raw.destroy).toHaveBeenCalledOnce()
  })

  it('is not watched any more when it has ended', () => {
    const raw = Object.assign(new EventEmitter(), {
      socket: { bytesRead: 0 },
      readableEnded: false,
      destroyed: false,
      destroy: vi.fn(),
    })
    allowSlowBody(raw as unknown as IncomingMessage)
    raw.emit('end')
    vi.advanceTimersByTime(600_000)
    expect(raw.destroy).not.toHaveBeenCalled()
  })
})
