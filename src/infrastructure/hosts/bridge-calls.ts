/** The object through which an app answers calls; apps know it by this name. */
const answerName = 'townsquareBridge'
/** Milliseconds: an app that has not answered by then never will. */
const patience = 120_000

interface BridgeWindow {
  [answerName]?: { readonly answer: (call: unknown, value: unknown) => void }
}

/**
 * Calls methods of the object that an app injects. A method gets the id of the call, then what it needs; it answers by a promise (iOS), or
 * later by `townsquareBridge.answer(id, value)` (Android, whose objects return nothing but plain values).
 */
export class BridgeCalls {
  private readonly waiting = new Map<string, (value: unknown) => void>()
  private last = 0

  constructor(private readonly window: Window) {}

  /** Null when the app refused, failed or did not answer. */
  async call(target: object, method: string, ...given: readonly string[]): Promise<unknown> {
    const id = String(++this.last)
    ;(this.window as BridgeWindow)[answerName] ??= { answer: (call, value) => this.waiting.get(String(call))?.(value) }
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, resolve)
        this.window.setTimeout(() => resolve(null), patience)
        // As a method of its object: those of Android refuse to be called without it.
        const begun: unknown = (target as Readonly<Record<string, (...given: string[]) => unknown>>)[method]?.(
          id,
          ...given,
        )
        if (begun instanceof Promise) begun.then(resolve, reject)
      })
    } catch {
      return null
    } finally {
      this.waiting.delete(id)
    }
  }
}
