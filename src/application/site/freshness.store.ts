import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Clock } from '../shared/clock'

/** After this long a visitor is told that the network is slow, and may cancel. */
const patience = 3000

/** How the network does: whether an answer is long in coming, and whether what shows is the last good copy. */
@injectable('Singleton')
export class FreshnessStore {
  /** When the shown copy was taken, in milliseconds since 1970; null while the network answers. */
  copyFrom: number | null = null
  private slowCalls = 0

  constructor(@inject(Clock) private readonly clock: Clock) {
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true })
  }

  get isSlow(): boolean {
    return this.slowCalls > 0
  }

  /** A call begins; the returned function says that it ended. */
  waiting(): () => void {
    let slow = false
    const settle = this.clock.after(patience, () => {
      slow = true
      this.count(1)
    })
    return () => {
      settle()
      if (slow) this.count(-1)
      slow = false
    }
  }

  copyShown(from: number): void {
    if (!Number.isNaN(from)) this.copyFrom = from
  }

  answered(): void {
    this.copyFrom = null
  }

  private count(change: number): void {
    this.slowCalls += change
  }
}
