import { port } from '../shared/port'

/** Navigates between screens; also the only way to an external address. */
export interface Navigator {
  /** Path and query of the current screen. */
  current(): string
  /**
   * `returning`: a detour is over; goes back to where it began when that is `path`, otherwise replaces the current
   * screen.
   */
  go(path: string, options?: { readonly replace?: boolean; readonly returning?: boolean }): void
  /** One step back, or to `fallback` when this screen is the first of the visit. */
  back(fallback?: string): void
  toLogin(redirect: string, options?: { readonly replace?: boolean }): void
  toBindPhone(redirect: string): void
  /** Opens an external address, in a new tab by default; refused (false) unless its scheme is allowed. */
  openExternal(url: string, options?: { readonly sameTab?: boolean }): boolean
  /** Reloads the whole page at `path`. */
  reload(path?: string): void
  /** Whether this version has a screen for a path: other links are not shown. */
  exists(path: string): boolean
}
export const Navigator = port<Navigator>('Navigator')
