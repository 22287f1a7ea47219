import { inject, injectable } from 'inversify'
import { makeAutoObservable, observable } from 'mobx'
import { Clock } from '../shared/clock'

/** After this long a visitor is told that an answer is slow in coming, and may cancel. */
const patience = 3000

/** Why a copy shows: the answer is slow in coming, nobody answers, or there is no network. */
export type CopyCause = 'slow' | 'unreachable' | 'offline'

export interface ShownCopy {
  /** When it was taken, in milliseconds since 1970. */
  readonly from: number
  readonly cause: CopyCause
}

interface SlowCall {
  readonly cancel: (() => void) | null
}

/** How fresh what shows is: whether an answer is slow in coming, whether the last good copy shows, and whether a newer answer waits. */
@injectable('Singleton')
export class FreshnessStore {
  /** A slow answer came after its copy had been shown, and says something else. */
  hasNewer = false
  /** Counts how often the newer answers were asked for; screens open anew with it. */
  edition = 0
  private readonly slow = observable.set<SlowCall>([], { deep: false })
  /** By the calls that they answer. */
  private readonly copies = observable.map<string, ShownCopy>({}, { deep: false })

  constructor(@inject(Clock) private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'slow' | 'copies'>(
      this,
      { clock: false, slow: false, copies: false },
      { autoBind: true },
    )
  }

  /** The oldest copy that shows; null while the server answers. */
  get copy(): ShownCopy | null {
    return [...this.copies.values()].sort((one, other) => one.from - other.from)[0] ?? null
  }

  get isSlow(): boolean {
    return this.slow.size > 0
  }

  /** Some of what is slow can be cancelled: what is read can, what is written may have arrived. */
  get canCancel(): boolean {
    return [...this.slow].some(({ cancel }) => cancel !== null)
  }

  /** A call begins; the returned function says that it ended. */
  waiting(cancel: (() => void) | null = null): () => void {
    const call = { cancel }
    const settle = this.clock.after(patience, () => this.mark(call))
    return () => {
      settle()
      this.unmark(call)
    }
  }

  cancel(): void {
    for (const { cancel } of [...this.slow]) cancel?.()
  }

  copyShown(call: string, from: number, cause: CopyCause): void {
    if (!Number.isNaN(from)) this.copies.set(call, { from, cause })
  }

  /** The server answered: it is reached again, though other answers of its may still be slow. */
  answered(call: string): void {
    for (const [copied, { cause }] of this.copies) if (copied === call || cause !== 'slow') this.copies.delete(copied)
  }

  /** The answer to a call whose copy shows: it is there for the next time that it is asked for. */
  lateAnswer(isNew: boolean): void {
    if (isNew) this.hasNewer = true
    else this.forgetSlow()
  }

  showNewer(): void {
    this.moved()
    this.edition += 1
  }

  /** Another screen shows, which may have nothing newer. */
  moved(): void {
    this.hasNewer = false
    this.forgetSlow()
  }

  private forgetSlow(): void {
    for (const [call, { cause }] of this.copies) if (cause === 'slow') this.copies.delete(call)
  }

  private mark(call: SlowCall): void {
    this.slow.add(call)
  }

  private unmark(call: SlowCall): void {
    this.slow.delete(call)
  }
}
