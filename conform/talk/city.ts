import { isNothing, ownClientHeader, type Endpoint } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import { mediaUrl } from '../../contract/fields'
import { fieldsIn } from '../../contract/reading/declared-fields'
import type { Ledger } from '../report/ledger'
import { readExchange, type Exchange } from './exchange'

/** A member as whom calls are made. */
export interface Member {
  readonly id: string
  readonly token: string
}

export interface Parts {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The member who calls; a guest when left out. */
  readonly as?: Member | null
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface CityOptions {
  readonly origin: string
  readonly ledger: Ledger
  /** Waits so many milliseconds, when the platform asks for patience. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** The longest wait for a platform that has had too many calls, in seconds. */
const mostPatience = 90

/** A platform under test: sends the calls of the contract, and notes what every answer has to keep. */
export class City {
  readonly origin: string
  readonly ledger: Ledger
  private readonly wait: CityOptions['wait']
  private keys = 0
  private readonly run = crypto.randomUUID().slice(0, 8)
  /** The addresses of media in answers, by the call that named them first. */
  readonly media = new Map<string, string>()

  constructor({ origin, ledger, wait }: CityOptions) {
    this.origin = origin.replace(/\/+$/, '')
    this.ledger = ledger
    this.wait = wait
  }

  /** An idempotency key that nothing was sent with. */
  key(): string {
    return `conform-${this.run}-${(this.keys += 1)}`
  }

  /** Sends one call; notes in the ledger whatever every answer has to keep. */
  async ask(endpoint: Endpoint, parts: Parts = {}): Promise<Exchange> {
    const { request, init } = this.requestOf(endpoint, parts)
    let response = await this.fetchOnce(endpoint, request, init)
    for (let tries = 0; response.status === 429 && tries < 3; tries += 1) {
      const seconds = Number(response.headers.get('retry-after') ?? 1)
      if (!(seconds <= mostPatience)) break
      await this.wait(seconds * 1000)
      response = await this.fetchOnce(endpoint, request, init)
    }
    const exchange = await readExchange(this.ledger, endpoint, `${endpoint.method} ${shortened(request)}`, response)
    if (exchange.code === errorCodes.ok) this.collectMedia(endpoint, exchange.data)
    return exchange
  }

  /** Notes whether a call was refused with this code. */
  expectCode(
    endpoint: Endpoint,
    rule: Parameters<Ledger['note']>[1],
    due: number,
    exchange: Exchange,
    why: string,
  ): boolean {
    const isDue = exchange.code === due
    this.ledger.note(endpoint.name, rule, isDue ? null : `${why}: expected ${due} (${exchange.shown})`)
    return isDue
  }

  /** Requests any address of the platform, or one that an answer named. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    return await fetch(new URL(address, this.origin), { redirect: 'manual', ...init })
  }

  private requestOf(endpoint: Endpoint, { path = {}, query = {}, body, as = null, key, headers = {} }: Parts) {
    const url = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    const isForm = body instanceof FormData
    const hasBody = body !== undefined || !isNothing(endpoint.body)
    return {
      request: search === '' ? url : `${url}?${search}`,
      init: {
        method: endpoint.method,
        redirect: 'manual' as const,
        headers: {
          accept: 'application/json',
          'x-language': 'en',
          [ownClientHeader]: 'townsquare-conform',
          authorization: as?.token ?? 'guest',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(hasBody ? { body: isForm ? body : JSON.stringify(body ?? {}) } : {}),
      },
    }
  }

  private async fetchOnce(endpoint: Endpoint, request: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.origin + request, init)
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      this.ledger.note(endpoint.name, 'envelope', `the connection was lost: ${reason} (${init.method} ${request})`)
      return new Response('', { status: 599 })
    }
  }

  private collectMedia(endpoint: Endpoint, data: unknown): void {
    let taken = 0
    fieldsIn(endpoint.answer, (field) => field === mediaUrl)?.(data, (address) => {
      if (address !== '' && taken < 4 && !this.media.has(address)) {
        this.media.set(address, endpoint.name)
        taken += 1
      }
      return null
    })
  }
}

/** An address without the rest of long values, such as cursors and tokens. */
const shortened = (address: string): string => address.replace(/(=[^&]{24})[^&]{8,}/g, '$1…')
