import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface SlowProxy {
  /** The same address through the proxy. */
  readonly address: string
  /** Delays each packet from now on, in either direction, by this many milliseconds. */
  delay(milliseconds: number): void
  /** Lets nothing through any more, in either direction, and closes nothing: as a network that drops every packet. */
  cut(): void
  /** Lets everything through again; what was held back arrives now. */
  mend(): void
  /** Forgets all connections to the server; those who opened them are not told. */
  forget(): void
  close(): Promise<void>
}

/** Forwards everything to the server at an address, without delay at first. */
export async function startSlowProxy(address: string): Promise<SlowProxy> {
  const target = new URL(address)
  let lateBy = 0
  let isCut = false
  const sockets = new Set<Socket>()
  const farSockets = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    farSockets.add(far)
    if (isCut) for (const each of [near, far]) each.pause()
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (packet) => setTimeout(() => to.writable && to.write(packet), lateBy))
      from.on('close', () => {
        sockets.delete(from)
        farSockets.delete(from)
        setTimeout(() => forgotten.has(from) || to.destroy(), lateBy)
      })
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
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    mend: () => {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    forget: () => {
      for (const far of farSockets) {
        forgotten.add(far)
        far.destroy()
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
