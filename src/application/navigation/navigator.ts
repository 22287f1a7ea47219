import { port } from '../shared/port'

/** Moves between screens, and the only way to an address outside. */
export interface Navigator {
  /** Path with query of the screen that shows now. */
  current(): string
  /** `returning`: a detour is over; goes back to where it began when that is `path`, else takes the place of the present screen. */
  go(path: string, options?: { readonly replace?: boolean; readonly returning?: boolean }): void
  /** One step back, or to `fallback` when this screen is the first of the visit. */
  back(fallback?: string): void
  toLogin(redirect: string, options?: { readonly replace?: boolean }): void
  toBindPhone(redirect: string): void
  /** Opens an address from outside, in a tab of its own unless told; refused (false) unless its scheme is allowed. */
  openExternal(url: string, options?: { readonly sameTab?: boolean }): boolean
  /** Loads the whole page anew at `path`. */
  reload(path?: string): void
  /** Whether a path leads to a screen that this version has: other links are not shown. */
  exists(path: string): boolean
}
export const Navigator = port<Navigator>('Navigator')
