import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { Pool } from 'undici'
import { makerOf, someClass, type Asked, type CityFacts, type Sent } from './callers'

/** What became of the requests of one class. */
export interface Outcomes {
  readonly answered: number
  /** Bytes of the bodies, compressed as they came. */
  readonly bytes: number
  /** How often each failure came, such as `503` or `409001`. */
  readonly failures: Readonly<Record<string, number>>
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Addresses from which requests come. */
const addresses = 50
/** Milliseconds for which an event stream stays open. */
const streamStays = 10_000
/** Milliseconds after which a request has failed, as it has for the client. */
const longest = 40_000

/** Sends requests to the processes of a city in turn, and counts what comes back. */
export class Generator {
  private readonly pools: readonly Pool[]
  private next = 0
  private readonly counts = new Map<string, Counted>()
  private readonly open = new Set<Promise<void>>()

  constructor(
    origins: readonly string[],
    private readonly facts: CityFacts,
  ) {
    // The platform draws few pages at once for one address, and visitors of a city have many addresses.
    this.pools = Array.from({ length: addresses }, (_, index) => `127.0.1.${index + 1}`).flatMap((localAddress) =>
      origins.map(
        (origin) =>
          new Pool(origin, {
            connections: Math.ceil(600 / addresses),
            bodyTimeout: longest,
            headersTimeout: longest,
            connect: { rejectUnauthorized: false, localAddress },
          }),
      ),
    )
  }

  /** Forgets what was counted. */
  reset(): void {
    this.counts.clear()
  }

  outcomes(name: Asked): Outcomes {
    const { answered, bytes, failures, times } = this.countsOf(name)
    return { answered, bytes, failures, p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000 }
  }

  /** Keeps so many requests of one class under way for these milliseconds: each begins when another one has ended. */
  async keepBusy(name: Asked, { atOnce, milliseconds }: { readonly atOnce: number; readonly milliseconds: number }) {
    const until = performance.now() + milliseconds
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (performance.now() < until) await this.ask(name, performance.now())
      }),
    )
  }

  /** Sends so many requests of a class a second, at equal intervals, until it is stopped. */
  async sendSteadily(name: Asked, rate: number, until: AbortSignal): Promise<void> {
    for (let due = performance.now(); !until.aborted; due += 1000 / rate) {
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      this.begin(name, due)
    }
    await Promise.all(this.open)
  }

  /**
   * Sends mixed requests at this rate, whether or not the earlier ones were answered, at random moments (a Poisson
   * process). A time is counted from the moment at which the request was due, so that one that waits is not left out.
   * @param each is called about every second
   */
  async sendMixed(rate: number, milliseconds: number, each: (passed: number) => void = () => {}): Promise<void> {
    const from = performance.now()
    let due = from
    let told = 0
    while (due - from < milliseconds) {
      due += (-Math.log(1 - Math.random()) / rate) * 1000
      const wait = due - performance.now()
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
      this.begin(someClass(), due)
      if (due - from - told >= 1000) each((told = due - from))
    }
    await Promise.all(this.open)
  }

  async close(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.destroy()))
  }

  private begin(name: Asked, due: number): void {
    const asked: Promise<void> = this.ask(name, due).finally(() => this.open.delete(asked))
    this.open.add(asked)
  }

  private async ask(name: Asked, due: number): Promise<void> {
    const counted = this.countsOf(name)
    const sent = makerOf[name](this.facts)
    try {
      const failure = name === 'streams' ? await this.watch(sent, counted, due) : await this.fetch(sent, counted, due)
      if (failure !== null) counted.fail(failure, sent)
    } catch (error) {
      counted.fail(error instanceof Error && 'code' in error ? String(error.code) : 'no answer', sent)
    }
  }

  private async fetch(sent: Sent, counted: Counted, due: number): Promise<string | null> {
    const { statusCode, body } = await this.pool().request({ ...sent, body: sent.body ?? null })
    counted.add(due, (await body.arrayBuffer()).byteLength)
    return statusCode === 200 ? null : String(statusCode)
  }

  /** Opens an event stream; its time is that to the first event. */
  private async watch(sent: Sent, counted: Counted, due: number): Promise<string | null> {
    const { statusCode, body } = await this.pool().request({ ...sent, body: null })
    if (statusCode !== 200) {
      await body.dump()
      return String(statusCode)
    }
    const ended = setTimeout(() => body.destroy(), streamStays)
    let isFirst = true
    body.on('data', (part: Buffer) => {
      if (isFirst) counted.add(due, part.byteLength)
      isFirst = false
    })
    await new Promise<void>((resolve) => body.once('close', resolve).once('error', () => {}))
    clearTimeout(ended)
    return isFirst ? 'no event' : null
  }

  private pool(): Pool {
    this.next = (this.next + 1) % this.pools.length
    return this.pools[this.next]!
  }

  private countsOf(name: Asked): Counted {
    const counted = this.counts.get(name) ?? new Counted()
    this.counts.set(name, counted)
    return counted
  }
}

class Counted {
  answered = 0
  bytes = 0
  readonly failures: Record<string, number> = {}
  /** The times of answers, in microseconds. */
  readonly times: RecordableHistogram = createHistogram({ lowest: 1, highest: longest * 1000, figures: 3 })

  add(due: number, bytes: number): void {
    this.answered += 1
    this.bytes += bytes
    this.times.record(Math.max(1, Math.round((performance.now() - due) * 1000)))
  }

  fail(what: string, { method, path }: Sent): void {
    const name = `${what} ${method} ${path.split('?')[0]?.split('/').slice(0, 3).join('/')}`
    this.failures[name] = (this.failures[name] ?? 0) + 1
  }
}
