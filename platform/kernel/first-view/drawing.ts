import { setImmediate } from 'node:timers/promises'
import { errorCodes } from '../../../contract/envelope'
import { Refusal, tooManyRequests } from '../http/refusal'
import type { Asker } from '../limits/asker'
import { WorkQueue } from '../limits/work-queue'

export interface DrawingOptions {
  /** The most pages drawn concurrently. */
  readonly atOnce: number
  /** The most pages that wait in the queue. */
  readonly mostWaiting: number
  /** The most pages of one address, drawn or queued. */
  readonly mostOfOne: number
  /** Milliseconds that a request waits for a page, including its time in the queue. */
  readonly timeout: number
}

/**
 * Renders pages with limited concurrency, taking turns by address: no request waits longer than `timeout`, and one
 * address never takes all the slots.
 */
export class Drawing {
  private readonly queue: WorkQueue
  private readonly underway = new Map<string, number>()
  private last: Promise<void> = Promise.resolve()

  constructor(private readonly options: DrawingOptions) {
    this.queue = new WorkQueue(options.atOnce, options.mostWaiting)
  }

  /** How many pages are drawn or wait. */
  get size(): number {
    return [...this.underway.values()].reduce((sum, count) => sum + count, 0)
  }

  async run<Page>(asker: Asker, draw: () => Promise<Page>): Promise<Page> {
    const count = this.underway.get(asker.key) ?? 0
    if (count >= this.options.mostOfOne) throw tooManyRequests(1)
    this.underway.set(asker.key, count + 1)
    const timeLimit = new AbortController()
    const rendering = this.queue
      .run(async () => {
        await this.waitForTurn()
        timeLimit.signal.throwIfAborted()
        return await draw()
      }, asker)
      .finally(() => this.end(asker.key))
    // A page that timed out while being drawn keeps its slot until it ends.
    rendering.catch(() => undefined)
    return await this.inTime(rendering, timeLimit)
  }

  /**
   * Yields to the event loop before each page. A page whose data is at hand is drawn synchronously. If the loop did
   * not get its turn, each page would be finished before the next request is even read from its connection. Then the
   * limits would never apply, and all requests would wait for the first client.
   */
  private waitForTurn(): Promise<void> {
    this.last = this.last.then(() => setImmediate())
    return this.last
  }

  private end(key: string): void {
    const remainingCount = (this.underway.get(key) ?? 0) - 1
    if (remainingCount > 0) this.underway.set(key, remainingCount)
    else this.underway.delete(key)
  }

  private async inTime<Page>(work: Promise<Page>, late: AbortController): Promise<Page> {
    let timer: NodeJS.Timeout | undefined
    try {
      return await Promise.race([
        work,
        new Promise<never>((_, reject) => {
          timer = setTimeout(() => {
            // This is no fault: it is counted by the pages that are sent empty (`townsquare_first_views_total`).
            const refusal = new Refusal(errorCodes.unavailable)
            late.abort(refusal)
            reject(refusal)
          }, this.options.timeout)
        }),
      ])
    } finally {
      clearTimeout(timer)
    }
  }
}
