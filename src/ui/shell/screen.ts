import type { ComponentType } from 'react'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { ShareInfo } from '../../domain/sharing/share'
import type { LazyCode } from './lazy-code'
import type { ScreenSubject } from './screen-subject'

/** The location of a screen: the parameters of its route and its query, and the whole path. */
export interface ScreenLocation {
  /** Path without query. */
  readonly path: string
  /** Route parameters, decoded; a missing one is ''. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** A screen's metadata, for the document's head and for sharing. */
export interface ScreenHead {
  readonly title: string
  readonly description?: string
  /** Address of a picture, as on the wire. */
  readonly image?: string | null
  /** The editor's settings for sharing (B15); without them the rest of this is used. */
  readonly share?: ShareInfo | null
  readonly about?: ScreenSubject
}

/** The view-model of a screen, as the shell drives it. Its constructor has no side effects. */
export interface ScreenViewModel {
  /**
   * Loads the content of the screen; called once, also on the platform for a first view. The signal aborts when the
   * screen is left.
   */
  open(location: ScreenLocation, signal: CancelSignal): Promise<void> | void
  /**
   * The screen is shown in a browser (also after going back, or hydrating a first view): timers, listeners, counts,
   * resumed intents. Returns a clean-up function.
   */
  show?(location: ScreenLocation): (() => void) | void
  /** Loads again what it shows: by its own button, or when the addresses of its private pictures have expired. */
  reload?(): unknown
  /** Parameters or query changed, but the key of the screen did not. */
  moved?(location: ScreenLocation): void
  /** State to be restored after a reload or a killed page (JSON), and its restoration, which replaces `open`. */
  snapshot?(): unknown
  restore?(saved: unknown, location: ScreenLocation): void
  readonly head?: ScreenHead | null
}

// Inversify types what it makes by `any` parameters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Constructor<VM> = new (...injected: any[]) => VM

/** A screen: its view-model and its view. */
export interface ScreenDefinition<VM extends ScreenViewModel = ScreenViewModel> {
  readonly viewModel: Constructor<VM>
  readonly view: ComponentType<{ readonly viewModel: VM }>
  /** Locations with the same key share a view-model; the path by default. */
  readonly key?: (location: ScreenLocation) => string
}

export function defineScreen<VM extends ScreenViewModel>(definition: ScreenDefinition<VM>): ScreenDefinition {
  return definition as unknown as ScreenDefinition
}

/** A module that exports one screen as `screen`. */
export interface ScreenModule {
  readonly screen: ScreenDefinition
}

/** One line of a feature's route table. What only the platform reads is left out of the browser's code by the build. */
export interface ScreenRoute {
  /** Path with `:name` parameters; `?` marks an optional one. */
  readonly path: string
  readonly load: LazyCode<ScreenModule>
  /** What the root layout renders around it: footer and mini player, the mini player alone, or nothing. */
  readonly chrome: 'full' | 'player' | 'none'
  /** B60 */
  readonly requiresAuth?: boolean
  /**
   * The platform renders its first view; `script` is the budget for the compressed code that a phone downloads before
   * it is interactive.
   */
  readonly firstView?: { readonly script: `${number} KB` }
  /** The platform opens its screen only for the document's head, so that link previews work; the client renders it. */
  readonly described?: true
  /** False: excluded from search engines. Screens that need a login always are. */
  readonly indexed?: false
  /**
   * Query parameters that its screen reads: it gets no others, and they are the only ones in the cache key of its first
   * view.
   */
  readonly queries?: readonly string[]
}

/** The query parameters of an address that a route reads. */
export function queriesFor({ queries = [] }: ScreenRoute, search: string): Readonly<Record<string, string>> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(queries.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
}
