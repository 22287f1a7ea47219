import { availableParallelism } from 'node:os'
import { tooManyRequests } from '../http/refusal'
import { askerNamed } from './asker'
import type { Asker } from './asker'
import { FairQueue } from './fair-queue'

/** Work that waits for its turn. */
interface QueuedTask {
  readonly begin: () => void
  readonly refuse: (error: Error) => void
}

/** Seconds after which a refused client may try again. */
const tryAgain = 2

/**
 * A fair queue that limits how much heavy work runs and how much waits. Networks and owners take turns, so that nobody
 * waits for everything that another owner requested. Work beyond the limits, in all or for one owner, is refused. When
 * all places in the queue are taken, the owner with the most waiting work gives up a place to an owner with less.
 */
export class WorkQueue {
  private running = 0
  private readonly queuesByCaller = new FairQueue<QueuedTask>()

  constructor(
    private readonly atOnce = Math.max(1, availableParallelism() - 1),
    private readonly mostWaiting = 200,
    private readonly mostOfOne = mostWaiting,
  ) {}

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.running === 0
  }

  /**
   * Runs some work when its turn comes.
   * @param owner the client for whom the work is done, or a name such as a member's id
   */
  async run<Value>(work: () => Promise<Value>, owner: Asker | string): Promise<Value> {
    if (this.running < this.atOnce) this.running += 1
    else await this.waitForTurn(typeof owner === 'string' ? askerNamed(owner) : owner)
    try {
      return await work()
    } finally {
      // The slot is handed over without becoming free in between.
      const next = this.queuesByCaller.shift()
      if (next === undefined) this.running -= 1
      else next.begin()
    }
  }

  private async waitForTurn(owner: Asker): Promise<void> {
    if (this.queuesByCaller.sizeOf(owner) >= this.mostOfOne) throw tooManyRequests(tryAgain)
    if (this.queuesByCaller.size >= this.mostWaiting) {
      const droppedTask = this.queuesByCaller.yieldTo(owner)
      if (droppedTask === null) throw tooManyRequests(tryAgain)
      droppedTask.refuse(tooManyRequests(tryAgain))
    }
    await new Promise<void>((resolve, reject) => {
      const task: QueuedTask = {
        begin: resolve,
        refuse: (error) => {
          this.queuesByCaller.delete(owner, task)
          reject(error)
        },
      }
      this.queuesByCaller.add(owner, task)
    })
  }
}
