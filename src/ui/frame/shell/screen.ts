import type { ComponentType } from 'react'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ScreenLocation } from '../../../domain/frame/navigation/screen-location'
import type { ShareInfo } from '../../../domain/frame/sharing/share'
import type { LazyCode } from './lazy-code'
import type { ScreenSubject } from './screen-subject'

export type { ScreenLocation } from '../../../domain/frame/navigation/screen-location'

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

/**
 * The view-model of a screen, as the shell drives it: it declares what it shows, and keeps only what is its own. Its
 * constructor has no side effects.
 */
export interface ScreenViewModel {
  /**
   * What it shows. The shell opens all resources at once (also on the platform, for a first view), tells them where the
   * address moves, and restores them after a reload.
   */
  readonly resources: Resources
  /** Reads what the address means, before the resources are opened or restored, and whenever it moves. */
  readAddress?(location: ScreenLocation): void
  /**
   * The screen is shown in a browser (also after going back, or hydrating a first view): timers, listeners. Returns a
   * clean-up function.
   */
  show?(location: ScreenLocation): (() => void) | void
  /** It is shown and its resources were opened, whichever came last: counts, acts that a login interrupted. */
  arrived?(location: ScreenLocation): void
  readonly head?: ScreenHead | null
}

// Inversify types what it makes by `any` parameters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Constructor<VM> = new (...injected: any[]) => VM

/** A path, or one that depends on what the screen shows. */
type Parent<VM> = string | null | ((viewModel: VM) => string)

/** A screen: its view-model and its view. */
export interface ScreenDefinition<VM extends ScreenViewModel = ScreenViewModel> {
  readonly viewModel: Constructor<VM>
  readonly view: ComponentType<{ readonly viewModel: VM }>
  /** Where 'back' leads when this screen is the first of the visit; null where nothing leads back, as in the footer. */
  readonly parent: Parent<VM>
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

/** One line of a feature's route table. */
export interface ScreenRoute {
  /** Path with `:name` parameters; `?` marks an optional one. */
  readonly path: string
  readonly load: LazyCode<ScreenModule>
  /** What the root layout renders around it: footer and mini player, the mini player alone, or nothing. */
  readonly chrome: 'full' | 'player' | 'none'
  /**
   * B60. Its first view is a page that all members share: the screen before anything is loaded, which the client then
   * opens.
   */
  readonly requiresAuth?: boolean
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
