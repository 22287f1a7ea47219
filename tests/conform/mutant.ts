import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request on its way to the platform. */
export interface Asked {
  readonly method: string
  url: URL
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** An answer on its way back. */
export interface Replied {
  status: number
  readonly headers: Headers
  body: Buffer
}

/** What a platform may do wrong. */
export interface Fault {
  /** Changes a request before the platform gets it. */
  readonly ask?: (asked: Asked) => void
  /** Changes the answer. The address is that of the request as it was sent. */
  readonly reply?: (replied: Replied, asked: Asked, sent: URL, forward: Forward) => void | Promise<void>
}

/** Asks the platform something else. */
export type Forward = (asked: Asked) => Promise<Replied>

/** A proxy in front of a platform, which makes a mutant of it: it has one fault at a time. */
export class Mutant {
  fault: Fault = {}
  private readonly server = createServer((request, response) => {
    this.answer(request)
      .then(({ status, headers, body }) => {
        response.writeHead(status, [...headers].flat())
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })

  constructor(private readonly upstream: string) {}

  /** Starts it; answers with its origin. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve)
    })
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage): Promise<Replied> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', this.upstream)
    const headers = Object.fromEntries(
      Object.entries(request.headers)
        .filter(
          ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'].includes(name),
        )
        .map(([name, value]) => [name, String(value)]),
    )
    const asked: Asked = { method: request.method ?? 'GET', url, headers, body: Buffer.concat(chunks) }
    const sent = new URL(url)
    this.fault.ask?.(asked)
    const replied = await forward(asked)
    await this.fault.reply?.(replied, asked, sent, forward)
    return replied
  }
}

const forward: Forward = async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  const kept = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) kept.delete(name)
  return { status: response.status, headers: kept, body: Buffer.from(await response.arrayBuffer()) }
}
