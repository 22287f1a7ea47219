import { inject, injectable } from 'inversify'
import { observable } from 'mobx'
import { Clock } from '../shared/clock'
import { observe } from '../shared/observe'

/** Milliseconds after which the visitor is told that an answer is slow, and may cancel. */
const slowAfter = 3000

/** Why a cached copy is shown: the answer is slow, the server does not answer, or there is no network. */
export type CopyCause = 'slow' | 'unreachable' | 'offline'

export interface DisplayedCopy {
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
  /** Whether an answer arrived after its copy had been shown, and differs from the copy. */
  hasNewer = false
  /** The number of times that the visitor asked for the newer answers; screens reload when it grows. */
  edition = 0
  private readonly slow = observable.set<SlowCall>([], { deep: false })
  /** The cached copies on the screen, by the call that they answer. */
  private readonly copies = observable.map<string, DisplayedCopy>({}, { deep: false })

  constructor(@inject(Clock) private readonly clock: Clock) {
    observe(this)
  }

  /** The oldest copy on the screen; null while the server answers. */
  get copy(): DisplayedCopy | null {
    return [...this.copies.values()].sort((one, other) => one.from - other.from)[0] ?? null
  }

  get isSlow(): boolean {
    return this.slow.size > 0
  }

  /** Whether a slow call can be cancelled. Only a read can, because a write may already have reached the server. */
  get canCancel(): boolean {
    return [...this.slow].some(({ cancel }) => cancel !== null)
  }

  /** Registers a call; the returned function reports its end. */
  trackCall(cancel: (() => void) | null = null): () => void {
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

  onCopyDisplayed(call: string, from: number, cause: CopyCause): void {
    if (!Number.isNaN(from)) this.copies.set(call, { from, cause })
  }

  /**
   * Called when the server answers a call. Forgets the copy of this call, and every copy that is shown because the
   * server could not be reached. Copies of other slow calls stay, because those calls may still be slow.
   */
  onAnswer(call: string): void {
    for (const [copied, { cause }] of this.copies) if (copied === call || cause !== 'slow') this.copies.delete(copied)
  }

  /**
   * Called when the late answer arrives to a call whose copy is shown. The next request gets that answer from the
   * cache.
   */
  onLateAnswer(isNew: boolean): void {
    if (isNew) this.hasNewer = true
    else this.forgetSlow()
  }

  showNewer(): void {
    this.forgetNewer()
    this.edition += 1
  }

  /** Called when another screen is shown, for which there may be no newer answers. */
  onLocationChange(): void {
    this.forgetNewer()
  }

  private forgetNewer(): void {
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
