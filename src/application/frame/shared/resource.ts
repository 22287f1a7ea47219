import type { ScreenLocation } from '../../../domain/frame/navigation/screen-location'
import type { CancelSignal } from './cancel-signal'

/**
 * A part of a screen's data, such as a list, a value, a form, or the participation in a content. A screen declares its
 * resources. The shell opens them, tells them when the address changes, and saves, restores and reloads them.
 */
export interface Resource {
  /**
   * Loads the resource for a location, also on the platform for a first view. The signal aborts when the screen is
   * left.
   */
  open?(location: ScreenLocation, signal?: CancelSignal): unknown
  /**
   * Called when the screen is shown in a browser, also after going back; starts timers and listeners. Returns a
   * clean-up function.
   */
  show?(location: ScreenLocation): (() => void) | void
  /** Called when parameters or query changed, but the key of the screen did not. */
  onLocationChange?(location: ScreenLocation): void
  /** The state as JSON, for a reload or a killed page; null when there is nothing to save. */
  snapshot?(): unknown
  /**
   * Restores what an earlier load of the page saved, in place of `open`. Returns false and changes nothing when the
   * saved value has another shape or belongs to another location; the shell then opens the resource.
   */
  restore?(saved: unknown, location: ScreenLocation): boolean
  /**
   * Loads the resource again, when the visitor presses the button of its failed part, or when the addresses of its
   * private pictures have expired.
   */
  reload?(): unknown
  /** Loads again what failed, and nothing else. Whoever tries one part of a screen again means all that failed. */
  retryFailed?(): unknown
}

/** The resources of a screen, by the names under which they are saved. */
export type Resources = Readonly<Record<string, Resource>>

/**
 * The same resource, but never saved, so that it is loaded again after a reload of the page. This is for personal data,
 * and for data that are wrong when they are an hour old.
 */
export function resetResource(resource: Resource): Resource {
  return {
    open: (location, signal) => resource.open?.(location, signal),
    show: (location) => resource.show?.(location),
    onLocationChange: (location) => resource.onLocationChange?.(location),
    reload: () => resource.reload?.(),
    retryFailed: () => resource.retryFailed?.(),
  }
}

/** A choice on a screen that is not in its address, such as an open tab. It is saved, but never loaded. */
export function savedValue<Value>(options: {
  readonly read: () => Value
  /** Checks the saved value; null when it has another type. */
  readonly parse: (saved: unknown) => Value | null
  readonly write: (value: Value) => void
}): Resource {
  return {
    snapshot: options.read,
    restore: (saved) => {
      const value = options.parse(saved)
      if (value !== null) options.write(value)
      return value !== null
    },
  }
}

/** Creates a `savedValue` parser for a choice among texts. */
export function oneOf<Choice extends string>(choices: readonly Choice[]): (saved: unknown) => Choice | null {
  return (saved) => choices.find((choice) => choice === saved) ?? null
}
