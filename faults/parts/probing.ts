import { Client, type Answer } from '../stack/client'

/** Milliseconds between two calls; a call is sent whether or not the earlier ones were answered. */
const between = 200
/** Milliseconds without a failure after which all is well again. */
const wellFor = 1500

interface Probe extends Pick<Answer, 'status' | 'took' | 'at'> {
  readonly of: 'call' | 'page'
}

/** A guest who calls the API, which asks the database each time, and reads a page that nginx keeps. */
export class Probing {
  readonly probes: Probe[] = []
  private readonly client: Client
  private readonly timer: NodeJS.Timeout
  private readonly pending = new Set<Promise<void>>()

  constructor(port: number) {
    this.client = new Client(port, '127.0.2.1')
    this.timer = setInterval(() => {
      this.send('call', '/v1/feeds?types=1%2C2%2C3%2C4')
      this.send('page', '/index')
    }, between)
  }

  private send(of: Probe['of'], path: string): void {
    const probe = this.client.ask({ path }).then(({ status, took, at }) => {
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

  failed(of: Probe['of']): readonly Probe[] {
    return this.probes.filter((probe) => probe.of === of && probe.status !== 200)
  }

  longest(): number {
    return Math.max(0, ...this.probes.map(({ took }) => took))
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.pending)
    this.client.close()
  }
}
