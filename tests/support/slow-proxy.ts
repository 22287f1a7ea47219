import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface SlowProxy {
  /** The same address through the proxy. */
  readonly address: string
  /** Delays each packet from now on, in either direction, by this many milliseconds. */
  delay(milliseconds: number): void
  close(): Promise<void>
}

/** Forwards everything to the server at an address, without delay at first. */
export async function startSlowProxy(address: string): Promise<SlowProxy> {
  const target = new URL(address)
  let lateBy = 0
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (packet) => setTimeout(() => to.writable && to.write(packet), lateBy))
      from.on('close', () => setTimeout(() => to.destroy(), lateBy))
      from.on('error', () => {})
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxied = new URL(address)
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    address: proxied.href,
    delay: (milliseconds) => {
      lateBy = milliseconds
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
