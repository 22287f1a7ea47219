import { Agent, request as send } from 'node:https'
import { text } from 'node:stream/consumers'

/** Milliseconds after which the product's client gives up a call. */
export const deadline = 40_000

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly token?: string
  readonly key?: string
  readonly body?: unknown
  /** Sent as it is, in place of a JSON body. */
  readonly form?: { readonly type: string; readonly content: Buffer }
}

export interface Answer {
  /** 0 when there was none: the connection broke, or the deadline passed. */
  readonly status: number
  readonly body: string
  /** Seconds; null when the answer names none. */
  readonly retryAfter: number | null
  readonly cached: boolean
  /** Milliseconds that it took, and the moment at which it came. */
  readonly took: number
  readonly at: number
}

/** A browser of one household: an address of its own, connections that are kept. */
export class Client {
  private readonly agent: Agent

  /** @param address an address of the loopback network, by which the platform's limits tell clients apart */
  constructor(
    private readonly port: number,
    address: string,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false, localAddress: address })
  }

  async ask(asked: Asked): Promise<Answer> {
    const begun = performance.now()
    const end = (answer: Pick<Answer, 'status' | 'body' | 'retryAfter' | 'cached'>): Answer => {
      const at = performance.now()
      return { ...answer, at, took: at - begun }
    }
    try {
      return end(await this.exchange(asked))
    } catch {
      return end({ status: 0, body: '', retryAfter: null, cached: false })
    }
  }

  close(): void {
    this.agent.destroy()
  }

  private exchange({ method = 'GET', path, token, key, body, form }: Asked) {
    const content = form?.content ?? (body === undefined ? null : Buffer.from(JSON.stringify(body)))
    const headers = {
      host: 'city.example',
      'x-language': 'en',
      'x-requested-with': 'XMLHttpRequest',
      accept: path.startsWith('/v') ? 'application/json' : 'text/html',
      ...(token === undefined ? {} : { authorization: token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(content === null
        ? {}
        : { 'content-type': form?.type ?? 'application/json', 'content-length': content.length }),
    }
    return new Promise<Pick<Answer, 'status' | 'body' | 'retryAfter' | 'cached'>>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.port, servername: 'city.example', method, path, headers }
      const request = send({ ...options, agent: this.agent, signal: AbortSignal.timeout(deadline) }, (response) => {
        const seconds = Number(response.headers['retry-after'] ?? Number.NaN)
        text(response).then(
          (got) =>
            resolve({
              status: response.statusCode ?? 0,
              body: got,
              retryAfter: Number.isFinite(seconds) ? seconds : null,
              cached: ['HIT', 'STALE', 'UPDATING'].includes(String(response.headers['x-cache'])),
            }),
          reject,
        )
      })
      request.once('error', reject)
      request.end(content ?? undefined)
    })
  }
}
