import {
  answerName,
  mayHave,
  namedMethods,
  type BridgeTarget,
  type BridgeWindow,
  type MessageHandler,
} from './bridge-target'

/** Milliseconds after which a call counts as unanswered. The limit is long, because the app's scanner may stay open. */
const patience = 120_000
/**
 * Milliseconds that an app has to name its methods. The limit is short, because the app answers without any user's
 * action.
 */
const methodsPatience = 1_000

/**
 * Calls methods of the native app in which the page runs. Each call has an id. The app answers later with this id
 * (`townsquareBridge.answer(id, value)`), or returns a promise of the answer. An app offers one of two bridges: an
 * object, whose methods get the id followed by the arguments, or a message handler, which gets `{ id, method, args }`.
 */
export class BridgeCalls {
  private readonly waiting = new Map<string, (value: unknown) => void>()
  private readonly known = new Map<MessageHandler, readonly unknown[]>()
  private last = 0

  constructor(private readonly window: Window) {}

  /**
   * Whether the app has the method. A message handler accepts every message, so an app that has not named its methods
   * is asked for them with the method `methods`, which returns their names.
   */
  async has(target: BridgeTarget, method: string): Promise<boolean> {
    if ('object' in target || namedMethods(this.window) !== undefined) return mayHave(this.window, target, method)
    const { handler } = target
    const known = this.known.get(handler)
    if (known !== undefined) return known.includes(method)
    const answered = await this.send((id) => handler.postMessage({ id, method: 'methods', args: [] }), methodsPatience)
    if (!Array.isArray(answered)) return false
    this.known.set(handler, answered)
    return answered.includes(method)
  }

  /** Calls a method of the app; null when the app refused, failed or did not answer. */
  call(target: BridgeTarget, method: string, ...args: readonly string[]): Promise<unknown> {
    return this.send((id) => {
      if ('handler' in target) return target.handler.postMessage({ id, method, args })
      // Android's methods must be called on their object.
      return (target.object as Readonly<Record<string, (...args: string[]) => unknown>>)[method]?.(id, ...args)
    }, patience)
  }

  private async send(begin: (id: string) => unknown, milliseconds: number): Promise<unknown> {
    const id = String(++this.last)
    this.listen()
    let timer: number | undefined
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, resolve)
        timer = this.window.setTimeout(() => resolve(null), milliseconds)
        const begun: unknown = begin(id)
        if (begun instanceof Promise) begun.then(resolve, reject)
      })
    } catch {
      return null
    } finally {
      this.window.clearTimeout(timer)
      this.waiting.delete(id)
    }
  }

  private listen(): void {
    const page = this.window as BridgeWindow
    if (page[answerName]?.answer !== undefined) return
    page[answerName] = { ...page[answerName], answer: (call, value) => this.waiting.get(String(call))?.(value) }
  }
}
