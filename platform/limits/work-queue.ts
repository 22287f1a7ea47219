import { availableParallelism } from 'node:os'
import { tooMany } from '../http/refusal'

/**
 * Lets so many pieces of heavy work run at once and so many wait, in a fair queue: owners take turns, so that nobody waits
 * for all that another has asked for. What is too much, in all or for one owner, is refused rather than kept.
 */
export class WorkQueue {
  private running = 0
  private waiting = 0
  /** What waits, by owner; the owner whose turn is next stands first. */
  private readonly lines = new Map<string, (() => void)[]>()

  constructor(
    private readonly atOnce = Math.max(1, availableParallelism() - 1),
    private readonly mostWaiting = 200,
    private readonly mostOfOne = mostWaiting,
  ) {}

  /** @param owner for whom it is done, such as the address that asked */
  async run<Value>(work: () => Promise<Value>, owner = ''): Promise<Value> {
    if (this.running < this.atOnce) this.running += 1
    else await this.turn(owner)
    try {
      return await work()
    } finally {
      // The place passes on without being free in between.
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
