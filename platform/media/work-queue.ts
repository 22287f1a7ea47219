import { availableParallelism } from 'node:os'
import { errorCodes } from '../../contract/envelope'
import { Refusal } from '../http/refusal'

/** Lets so many pieces of heavy work run at once and so many wait; one more is refused rather than kept. */
export class WorkQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce = Math.max(1, availableParallelism() - 1), private readonly mostWaiting = 200) {}

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mostWaiting) throw new Refusal(errorCodes.tooMany, null, {}, { 'retry-after': '2' })
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else this.running += 1
    try {
      return await work()
    } finally {
      // The place passes to the next in line without being free in between.
      const next = this.waiting.shift()
      if (next === undefined) this.running -= 1
      else next()
    }
  }
}
