import type { Navigator } from '../../application/frame/navigation/navigator'

const stay = () => undefined

/**
 * The navigator of a first view. It only notes what the opened screen asks for: another one in its place, or a detour.
 * All other navigation happens in the browser.
 */
export class ServerNavigator implements Navigator {
  /** The path of the screen to show in place of the opened one; null for none. */
  replacement: string | null = null
  /** Whether a screen stands at a path. It is set by the app, which is composed with this navigator. */
  exists: (path: string) => boolean = () => false

  /** @param toDetour called when a screen that opens requires a login or a phone number first */
  constructor(
    private readonly path: string,
    private readonly toDetour: () => void,
  ) {}

  readonly current = () => this.path
  readonly navigateTo: Navigator['navigateTo'] = (path, options) => {
    if (options?.replace === true) this.replacement ??= path
  }
  readonly toLogin = () => this.toDetour()
  readonly toBindPhone = () => this.toDetour()
  readonly openExternal = () => false
  readonly openApp = () => false
  readonly back = stay
  readonly showWay = stay
  readonly reload = stay
}
