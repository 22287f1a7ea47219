import { runInAction } from 'mobx'
import { noLocation, type ScreenLocation } from '../../../domain/frame/navigation/screen-location'
import type { CancelSignal } from './cancel-signal'
import type { Failure, Outcome } from './failure'
import { observe } from './observe'
import type { Resource } from './resource'
import { isRecord } from '../../../domain/frame/shared/json-record'

/**
 * A single value that is loaded, with the states of its part of a screen. A reload keeps the old value until the new
 * one arrives, also when the reload fails.
 */
export class Loadable<Value> implements Resource {
  value: Value | null = null
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  failure: Failure | null = null
  private request = 0
  private location = noLocation

  /** @param ask Loads the value; it gets the location of the screen that opened it. */
  constructor(
    private readonly ask: (signal: CancelSignal | undefined, location: ScreenLocation) => Promise<Outcome<Value>>,
  ) {
    observe(this)
  }

  open(location: ScreenLocation, signal?: CancelSignal): Promise<Value | null> {
    this.location = location
    return this.load(signal)
  }

  reload(): void {
    void this.load()
  }

  retryFailed(): void {
    if (this.state === 'failed') void this.load()
  }

  /**
   * Resolves to the new value. Resolves to null when loading failed, or when a later load or value has replaced this
   * one.
   */
  async load(signal?: CancelSignal): Promise<Value | null> {
    const request = ++this.request
    this.state = 'loading'
    const outcome = await this.ask(signal, this.location)
    if (request !== this.request) return null
    return runInAction(() => {
      this.failure = outcome.ok ? null : outcome.reason
      this.state = outcome.ok ? 'ready' : 'failed'
      if (outcome.ok) this.value = outcome.value
      return outcome.ok ? outcome.value : null
    })
  }

  snapshot(): unknown {
    return this.value === null ? null : { value: this.value }
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    if (!isRecord(saved) || saved['value'] == null) return false
    this.location = location
    // The same version of the client saved it, for the same reader and address (`ScreenMemory`), so its type is known.
    this.set(saved['value'] as Value)
    return true
  }

  /** Shows a value that came from elsewhere, such as a restored value; a load under way is ignored. */
  set(value: Value): void {
    this.request += 1
    this.value = value
    this.failure = null
    this.state = 'ready'
  }

  /** Removes the value, because the screen is now about something else. A load under way is ignored. */
  clear(): void {
    this.request += 1
    this.value = null
    this.failure = null
    this.state = 'idle'
  }

  /** Changes the value that is shown, if there is one. */
  change(update: (value: Value) => Value): void {
    if (this.value !== null) this.value = update(this.value)
  }
}

/**
 * A value that depends on a part of the address: it is loaded again when that part changes.
 * @param partOf the part of a location on which the value depends
 */
export function reloadedWith<Value>(loadable: Loadable<Value>, partOf: (location: ScreenLocation) => string): Resource {
  let loadedFor = ''
  const open = (location: ScreenLocation, signal?: CancelSignal) => {
    loadedFor = partOf(location)
    return loadable.open(location, signal)
  }
  return {
    open,
    reload: () => loadable.load(),
    onLocationChange: (location) => partOf(location) !== loadedFor && void open(location),
    snapshot: () => loadable.snapshot(),
    restore: (saved, location) => {
      loadedFor = partOf(location)
      return loadable.restore(saved, location)
    },
  }
}
