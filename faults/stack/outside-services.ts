import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A service of others that answers at once, or never while it hangs. */
export class OutsideService {
  hangs = false
  /** How often each body, or each path without one, was sent while it did not hang. */
  readonly taken = new Map<string, number>()
  /** How often something was sent, whether it was answered or not. */
  asked = 0
  private readonly kept: ServerResponse[] = []
  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      this.asked += 1
      const what = request.headers['content-type'] === 'application/json' ? body : (request.url ?? '')
      if (this.hangs) this.kept.push(response)
      else {
        this.taken.set(what, (this.taken.get(what) ?? 0) + 1)
        response.writeHead(201).end()
      }
    })
  })

  /** @returns `host:port` */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Answers again; what hung is cut off. */
  answerAgain(): void {
    this.hangs = false
    for (const response of this.kept.splice(0)) response.destroy()
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** The last code of a text message to this phone. */
  codeFor(phone: string): string | null {
    const sent = [...this.taken.keys()].reverse().find((body) => body.includes(phone))
    return /\d{6}/.exec(sent === undefined ? '' : (JSON.parse(sent) as { text: string }).text)?.[0] ?? null
  }
}
