import type { ComponentType } from 'react'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { ShareInfo } from '../../domain/sharing/share'
import type { LazyCode } from './lazy-code'

/** Where a screen was opened: the values of its route and its query, and the whole path. */
export interface ScreenLocation {
  /** Path without query. */
  readonly path: string
  /** Route parameters, decoded; a missing one is ''. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** What the document's head and a share say of a screen. */
export interface ScreenHead {
  readonly title: string
  readonly description?: string
  /** Address of a picture, as the wire gives it. */
  readonly image?: string | null
  /** What was set by hand for shares (B15); else they show the rest of this. */
  readonly share?: ShareInfo | null
}

/** The view-model of a screen, as the shell drives it. Its constructor has no effects. */
export interface ScreenViewModel {
  /** Loads what the screen shows; called once, also on the platform for a first view. The signal aborts when the screen goes. */
  open(location: ScreenLocation, signal: CancelSignal): Promise<void> | void
  /** The screen is on show in a browser (also after a back, or a first view that was taken over): timers, listeners, counts, resumed intents. Returns what ends them. */
  show?(location: ScreenLocation): (() => void) | void
  /** Parameters or query changed while the key of the screen stayed. */
  moved?(location: ScreenLocation): void
  /** What a refresh or a killed page brings back (JSON), and how it is brought back instead of `open`. */
  snapshot?(): unknown
  restore?(saved: unknown, location: ScreenLocation): void
  readonly head?: ScreenHead | null
}

// Inversify types what it makes by `any` parameters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Constructor<VM> = new (...injected: any[]) => VM

/** A screen: its view-model and the view that draws it. */
export interface ScreenDefinition<VM extends ScreenViewModel = ScreenViewModel> {
  readonly viewModel: Constructor<VM>
  readonly view: ComponentType<{ readonly viewModel: VM }>
  /** Locations of one key share a view-model; the path when left out. */
  readonly key?: (location: ScreenLocation) => string
}

export function defineScreen<VM extends ScreenViewModel>(definition: ScreenDefinition<VM>): ScreenDefinition {
  return definition as unknown as ScreenDefinition
}

/** A module that holds one screen under the name `screen`. */
export interface ScreenModule {
  readonly screen: ScreenDefinition
}

/** One line of a feature's route table. */
export interface ScreenRoute {
  /** Path with `:name` parameters, `?` behind an optional one. */
  readonly path: string
  readonly load: LazyCode<ScreenModule>
  /** What the root layout draws around it: footer and mini player, the mini player alone, or nothing. */
  readonly chrome: 'full' | 'player' | 'none'
  /** B60 */
  readonly requiresAuth?: boolean
  /** The platform draws its first view; `script` is the budget of what a phone downloads for it, compressed, before a button acts. */
  readonly firstView?: { readonly script: `${number} KB` }
  /** The platform opens its screen for the document's head, so that a share shows what it leads to, and leaves the drawing to the client. */
  readonly described?: true
  /** False: nothing for search engines. What needs a login never is. */
  readonly indexed?: false
  /** Queries that its screen reads: no other reaches it, and the platform keeps its first view by these alone. */
  readonly queries?: readonly string[]
}

/** Those of an address's queries that a route reads. */
export function queriesFor({ queries = [] }: ScreenRoute, search: string): Readonly<Record<string, string>> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(queries.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
}
