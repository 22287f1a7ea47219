import type { ComponentType } from 'react'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { CityThingKind } from '../../../../domain/frame/concerns/concerned'
import type { ScreenLocation } from '../../../../domain/frame/navigation/screen-location'
import type { ShareInfo } from '../../../../domain/frame/sharing/share'
import type { LazyCode } from '../lazy/lazy-code'
import type { ScreenSubject } from './screen-subject'

export type { ScreenLocation } from '../../../../domain/frame/navigation/screen-location'

/** A screen's metadata, for the document's head and for sharing. */
export interface ScreenHead {
  readonly title: string
  readonly description?: string
  /** Address of a picture, as on the wire. */
  readonly image?: string | null
  /** The editor's settings for sharing (B15). The other fields are used for those that are missing. */
  readonly share?: ShareInfo | null
  readonly about?: ScreenSubject
  /** The thing of the city that the screen shows; the news about it are a feed. */
  readonly thing?: { readonly kind: CityThingKind; readonly id: string }
}

/**
 * The view-model of a screen, as the shell uses it. It declares the resources that the screen shows, and otherwise
 * holds only state of its own. Its constructor has no side effects.
 */
export interface ScreenViewModel {
  /**
   * The resources that it shows. The shell opens all of them at once (also on the platform, for a first view), tells
   * them when the address changes, and restores them after a reload.
   */
  readonly resources: Resources
  /** Takes over the parameters of the address, before the resources are opened or restored, and whenever it changes. */
  applyLocation?(location: ScreenLocation): void
  /**
   * Called when the screen is shown in a browser (also after going back, or hydrating a first view), for timers and
   * listeners. Returns a clean-up function.
   */
  show?(location: ScreenLocation): (() => void) | void
  /**
   * Called when the screen is shown and its resources are opened, whichever comes last. It is for counting, and for
   * acts that a login interrupted.
   */
  onArrival?(location: ScreenLocation): void
  readonly head?: ScreenHead | null
  /**
   * Whether its resources found nothing at the address. The screen then says so itself, and the platform answers with
   * 404.
   */
  readonly isGone?: boolean
}

// Inversify declares the parameters of the classes that it instantiates as `any`.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Constructor<VM> = new (...injected: any[]) => VM

/** A path, or a function of the view-model that returns one. */
type Parent<VM> = string | null | ((viewModel: VM) => string)

/** A screen: its view-model and its view. */
export interface ScreenDefinition<VM extends ScreenViewModel = ScreenViewModel> {
  readonly viewModel: Constructor<VM>
  readonly view: ComponentType<{ readonly viewModel: VM }>
  /**
   * The screen to which 'back' leads when this one is the first of the visit; null when it has none, as with the
   * screens of the footer.
   */
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

/** One line of a feature's route table. The build removes from the browser's code what only the platform reads. */
export interface ScreenRoute {
  /** Path with `:name` parameters; `?` marks an optional one. */
  readonly path: string
  readonly load: LazyCode<ScreenModule>
  /** The frame that the root layout renders around it: footer and mini player, the mini player alone, or none. */
  readonly chrome: 'full' | 'player' | 'none'
  /**
   * Whether the screen needs a login (B60). Its first view is then one page for all members: the screen before anything
   * is loaded, which the client then opens.
   */
  readonly requiresAuth?: boolean
  /** Whether it shows what is its member's alone, although guests may open it, so that no menu shares it. */
  readonly isPrivate?: boolean
  /** False for a screen that search engines must not index. Screens that need a login are never indexed. */
  readonly indexed?: false
  /**
   * The query parameters that its screen reads. The screen gets no others, and only these are in the cache key of its
   * first view.
   */
  readonly queries?: readonly string[]
}

/** The query parameters of an address that a route reads. */
export function queriesFor({ queries = [] }: ScreenRoute, search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(queries.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
}
