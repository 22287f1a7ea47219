import { WebSocket } from 'undici'

/** A process whose inspector listens at a port of this machine (`node --inspect`). */
interface Page {
  readonly webSocketDebuggerUrl: string
}

/** Bytes that a Node process holds in its heap and in buffers, after it has collected all garbage. */
export async function heldBytes(port: number): Promise<number> {
  const [page] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as readonly Page[]
  const socket = new WebSocket(page!.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  const ask = (method: string) =>
    new Promise<Readonly<Record<string, number>>>((resolve) => {
      const id = (last += 1)
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as {
          readonly id: number
          readonly result: Readonly<Record<string, number>>
        }
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  try {
    await ask('HeapProfiler.collectGarbage')
    const { usedSize = Number.NaN, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  } finally {
    socket.close()
  }
}
