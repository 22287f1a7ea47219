import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { port } from '../shared/port'

/** Navigates between screens; it is also the only way to an external address. */
export interface Navigator {
  /** Path and query of the current screen. */
  current(): string
  /**
   * Opens a path. `replace` replaces the current screen. `returning` ends a detour: it goes back to where the detour
   * began when that is `path`, and otherwise replaces the current screen.
   */
  navigateTo(path: string, options?: { readonly replace?: boolean; readonly returning?: boolean }): void
  /** Goes one step back, or to `fallback` when this screen is the first of the visit. */
  back(fallback?: string): void
  toLogin(redirect: string, options?: { readonly replace?: boolean }): void
  toBindPhone(redirect: string): void
  /**
   * Opens an external address, in a new tab by default; `above` takes the place of the page that frames this one. False
   * when its scheme is not allowed.
   */
  openExternal(url: string, options?: { readonly sameTab?: boolean; readonly above?: boolean }): boolean
  /** Opens an app by an address with its scheme. False when the scheme is no app's. */
  openApp(address: string): boolean
  /** Opens the way to a place in the phone's map app. */
  showWay(place: GeoPoint, name: string): void
  /** Reloads the whole page at `path`. */
  reload(path?: string): void
  /** Whether this version has a screen for a path; links to paths without a screen are not shown. */
  exists(path: string): boolean
}
export const Navigator = port<Navigator>('Navigator')
