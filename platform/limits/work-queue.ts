import { availableParallelism } from 'node:os'
import { tooMany } from '../http/refusal'

/**
 * A fair queue that limits how much heavy work runs and how much waits: owners take turns, so that nobody waits for
 * everything that another owner requested. Work beyond the limits, in all or for one owner, is refused.
 */
export class WorkQueue {
  private running = 0
  private waiting = 0
  /** Waiting work by owner; the owner whose turn is next comes first. */
  private readonly lines = new Map<string, (() => void)[]>()

  constructor(
    private readonly atOnce = Math.max(1, availableParallelism() - 1),
    private readonly mostWaiting = 200,
    private readonly mostOfOne = mostWaiting,
  ) {}

  /** @param owner who it is done for, such as the address of the request */
  async run<Value>(work: () => Promise<Value>, owner = ''): Promise<Value> {
    if (this.running < this.atOnce) this.running += 1
    else await this.turn(owner)
    try {
      return await work()
    } finally {
      // The slot is handed over without becoming free in between.
      const next = this.next()
      if (next === undefined) this.running -= 1
      else next()
    }
  }

  private async turn(owner: string): Promise<void> {
    const line = this.lines.get(owner) ?? []
    if (this.waiting >= this.mostWaiting || line.length >= this.mostOfOne) throw tooMany(2)
    this.waiting += 1
    this.lines.set(owner, line)
    await new Promise<void>((resolve) => line.push(resolve))
  }

  private next(): (() => void) | undefined {
    const [turn] = this.lines
    if (turn === undefined) return undefined
    const [owner, line] = turn
    const first = line.shift()
    this.waiting -= 1
    this.lines.delete(owner)
    if (line.length > 0) this.lines.set(owner, line)
    return first
  }
}
