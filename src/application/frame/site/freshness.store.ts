import { inject, injectable } from 'inversify'
import { observable } from 'mobx'
import { Clock } from '../shared/clock'
import { observe } from '../shared/observe'

/** Milliseconds after which the visitor is told that an answer is slow, and may cancel. */
const slowAfter = 3000

/** Why a cached copy is shown: the answer is slow, the server does not answer, or there is no network. */
export type CopyCause = 'slow' | 'unreachable' | 'offline'

export interface ShownCopy {
  /** When the cached copy was made, in milliseconds since 1970. */
  readonly from: number
  readonly cause: CopyCause
}

interface SlowCall {
  readonly cancel: (() => void) | null
}

/**
 * How fresh the screen is: whether an answer is slow, whether a cached copy is shown, and whether a newer answer is
 * available.
 */
@injectable('Singleton')
export class FreshnessStore {
  /** Whether a slow answer arrived after its copy had been shown, and differs from it. */
  hasNewer = false
  /** The counter of requests for the newer answers; screens reload with it. */
  edition = 0
  private readonly slow = observable.set<SlowCall>([], { deep: false })
  /** The cached copies on the screen, by the call that they answer. */
  private readonly copies = observable.map<string, ShownCopy>({}, { deep: false })

  constructor(@inject(Clock) private readonly clock: Clock) {
    observe(this)
  }

  /** The oldest copy on the screen; null while the server answers. */
  get copy(): ShownCopy | null {
    return [...this.copies.values()].sort((one, other) => one.from - other.from)[0] ?? null
  }

  get isSlow(): boolean {
    return this.slow.size > 0
  }

  /** Whether a slow call can be cancelled. A read can; a write may have arrived already. */
  get canCancel(): boolean {
    return [...this.slow].some(({ cancel }) => cancel !== null)
  }

  /** Registers a call; the returned function reports its end. */
  waiting(cancel: (() => void) | null = null): () => void {
    const call = { cancel }
    const cancelTimer = this.clock.after(slowAfter, () => this.mark(call))
    return () => {
      cancelTimer()
      this.unmark(call)
    }
  }

  cancel(): void {
    for (const { cancel } of [...this.slow]) cancel?.()
  }

  copyShown(call: string, from: number, cause: CopyCause): void {
    if (!Number.isNaN(from)) this.copies.set(call, { from, cause })
  }

  /** Called when the server answers: it is reachable again, though other answers may still be slow. */
  answered(call: string): void {
    for (const [copied, { cause }] of this.copies) if (copied === call || cause !== 'slow') this.copies.delete(copied)
  }

  /** Called when the late answer arrives to a call whose copy is shown; the next request gets it from the cache. */
  lateAnswer(isNew: boolean): void {
    if (isNew) this.hasNewer = true
    else this.forgetSlow()
  }

  showNewer(): void {
    this.moved()
    this.edition += 1
  }

  /** Called when another screen is shown, which may have no newer answers. */
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
