import type { ScreenLocation } from '../../../domain/frame/navigation/screen-location'
import type { CancelSignal } from './cancel-signal'

/**
 * Something that a screen shows: a list, a value, a form, the participation in a content. A screen declares its
 * resources; the shell opens them, tells them where the address moves, saves them, restores them and loads them again.
 */
export interface Resource {
  /** Loads it for a location; also on the platform, for a first view. The signal aborts when the screen is left. */
  open?(location: ScreenLocation, signal?: CancelSignal): unknown
  /** It is shown in a browser, also after going back: timers, listeners. Returns a clean-up function. */
  show?(location: ScreenLocation): (() => void) | void
  /** Parameters or query changed, but the key of the screen did not. */
  moved?(location: ScreenLocation): void
  /** Its state as JSON, for a reload or a killed page; null when there is nothing to save. */
  snapshot?(): unknown
  /**
   * Takes back what an earlier load of the page saved, in place of `open`. Returns false, and changes nothing, when the
   * saved value has another shape or belongs to another location: then the shell opens it.
   */
  restore?(saved: unknown, location: ScreenLocation): boolean
  /** Loads it again: by the button of its failed part, or when the addresses of its private pictures have expired. */
  reload?(): unknown
}

/** The resources of a screen, by the names under which they are saved. */
export type Resources = Readonly<Record<string, Resource>>

/**
 * The same resource, which nothing saves: after a reload it is loaded again. For what is personal, and for what would be
 * wrong when it is an hour old.
 */
export function fresh(resource: Resource): Resource {
  return {
    open: (location, signal) => resource.open?.(location, signal),
    show: (location) => resource.show?.(location),
    moved: (location) => resource.moved?.(location),
    reload: () => resource.reload?.(),
  }
}

/** A choice of a screen that is not in its address, such as an open tab: saved, and loaded by nobody. */
export function savedValue<Value>(options: {
  readonly read: () => Value
  /** The schema of what is saved: null when it is something else. */
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

/** The schema of a choice among texts. */
export function oneOf<Choice extends string>(choices: readonly Choice[]): (saved: unknown) => Choice | null {
  return (saved) => choices.find((choice) => choice === saved) ?? null
}

/** An object of JSON, whose parts are still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
