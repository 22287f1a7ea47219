import type { CancelSignal } from '../shared/cancel-signal'

/** Cancels whatever listens to its signal. It is the AbortController of layers that have no DOM. */
export class CancelSource {
  readonly signal: CancelSignal
  private readonly listeners = new Set<() => void>()
  private cancelled = false

  constructor() {
    const isCancelled = () => this.cancelled
    this.signal = {
      get aborted() {
        return isCancelled()
      },
      addEventListener: (_, listener) => void this.listeners.add(listener),
      removeEventListener: (_, listener) => void this.listeners.delete(listener),
    }
  }

  cancel(): void {
    if (this.cancelled) return
    this.cancelled = true
    this.listeners.forEach((listener) => listener())
    this.listeners.clear()
  }
}
