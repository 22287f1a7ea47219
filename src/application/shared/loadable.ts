import { runInAction } from 'mobx'
import type { CancelSignal } from './cancel-signal'
import type { Failure, Outcome } from './failure'
import { observe } from './observe'

/** One value that is loaded, with the states of its part of a screen. A failed reload keeps the value. */
export class Loadable<Value> {
  value: Value | null = null
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  failure: Failure | null = null
  private request = 0

  constructor(private readonly ask: (signal?: CancelSignal) => Promise<Outcome<Value>>) {
    observe(this)
  }

  async load(signal?: CancelSignal): Promise<void> {
    const request = ++this.request
    this.state = 'loading'
    const outcome = await this.ask(signal)
    if (request !== this.request) return
    runInAction(() => {
      if (outcome.ok) {
        this.value = outcome.value
        this.failure = null
        this.state = 'ready'
      } else {
        this.failure = outcome.reason
        this.state = 'failed'
      }
    })
  }

  set(value: Value): void {
    this.request += 1
    this.value = value
    this.failure = null
    this.state = 'ready'
  }
}
