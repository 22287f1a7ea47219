import { Client, type Answer } from '../stack/client'

/**
 * Milliseconds between two requests; one is sent whether or not the earlier ones were answered. Pages are asked for one
 * after the other, so that nginx asks for the state of the site on account of each of them, far more often in a minute
 * than the limits allow to one address.
 */
const between = { calls: 200, pages: 10 }
/** So many guests read. */
const readerCount = 10
/** Milliseconds without a failure after which all is well again. */
const wellFor = 1500

interface Probe extends Pick<Answer, 'status' | 'took' | 'at'> {
  readonly of: 'call' | 'page'
}

/** A guest who calls the API, which asks the database each time, and guests who read a page that nginx keeps. */
export class Probing {
  readonly probes: Probe[] = []
  private readonly caller: Client
  private readonly readers: readonly Client[]
  private pagesAsked = 0
  private readonly timers: readonly NodeJS.Timeout[]
  private readonly pending = new Set<Promise<void>>()

  constructor(port: number) {
    this.caller = new Client(port, '127.0.2.1')
    this.readers = Array.from({ length: readerCount }, (_, index) => new Client(port, `127.0.2.${index + 2}`))
    this.timers = [
      setInterval(() => this.send('call', this.caller, '/v1/feeds?types=1%2C2%2C3%2C4'), between.calls),
      setInterval(() => this.readOn(), between.pages),
    ]
  }

  /** The next guest reads. */
  private readOn(): void {
    const reader = this.readers[this.pagesAsked % readerCount]
    this.pagesAsked += 1
    if (reader !== undefined) this.send('page', reader, '/index')
  }

  private send(of: Probe['of'], client: Client, path: string): void {
    const probe = client.ask({ path }).then(({ status, took, at }) => {
      this.probes.push({ of, status, took, at })
      this.pending.delete(probe)
    })
    this.pending.add(probe)
  }

  /** Resolves when calls have gone well for a while, to the milliseconds from `since` to the last failure. */
  async untilWell(since: number, patience: number): Promise<number> {
    for (;;) {
      const last = Math.max(since, ...this.failed('call').map(({ at }) => at))
      const now = performance.now()
      const isSeen = this.probes.some(({ of, at, status }) => of === 'call' && status === 200 && at > last)
      if (isSeen && now - last > wellFor) return last - since
      if (now - since > patience) return patience
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  count(of: Probe['of']): number {
    return this.probes.filter((probe) => probe.of === of).length
  }

  failed(of: Probe['of']): readonly Probe[] {
    return this.probes.filter((probe) => probe.of === of && probe.status !== 200)
  }

  longest(): number {
    return Math.max(0, ...this.probes.map(({ took }) => took))
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await Promise.all(this.pending)
    for (const client of [this.caller, ...this.readers]) client.close()
  }
}
