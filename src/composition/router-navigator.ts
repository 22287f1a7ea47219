import type { Navigator } from '../application/frame/navigation/navigator'
import { isAppAddress } from '../domain/frame/hosts/deep-link'
import { parseExternalUrl } from '../domain/frame/navigation/external-url'
import type { GeoPoint } from '../domain/frame/places/geo-point'
import { directionsUrl } from '../domain/frame/places/directions-url'
import { bindPhonePath, loginPath } from '../ui/frame/session/session.paths'
import { homePath } from '../ui/frame/site/site.paths'

/** What the navigator needs from the router and the page around it. */
export interface NavigatorHost {
  readonly current: () => string
  readonly navigate: (path: string, replace: boolean) => void
  /** False when the current screen has no history within this visit. */
  readonly canGoBack: () => boolean
  readonly goBack: () => void
  /** Index of the current history entry within this visit. */
  readonly index: () => number
  /** Moves by so many history entries. */
  readonly step: (entries: number) => void
  readonly open: (url: string, target: '_blank' | '_top') => void
  readonly reload: (path: string) => void
  readonly exists: (path: string) => boolean
}

/**
 * What the app around the page does instead of the page. Each resolves to whether the app has dealt with it; if not, the
 * page does it.
 */
export interface NavigatorApp {
  readonly logIn: (redirect: string, isGuarded: boolean) => Promise<boolean>
  readonly bindPhone: (redirect: string) => Promise<boolean>
  readonly open: (url: string) => Promise<boolean>
  readonly showWay: (place: GeoPoint, name: string) => Promise<boolean>
}

/** Navigation over the router; all of the client's navigation goes through it. */
export class RouterNavigator implements Navigator {
  /**
   * The router's side; null until the router exists. It cannot be injected, because the router needs the composition,
   * which needs this.
   */
  host: NavigatorHost | null = null
  /** The app around the page, once it is connected; null outside of any. */
  app: Promise<NavigatorApp> | null = null
  /** Shows a place by the messenger; false when it cannot now. Null outside of the messenger. */
  messengerMap: ((place: GeoPoint, name: string) => boolean) | null = null
  /** The path at which the last detour (login, phone) began, with the index of its history entry; null for none. */
  private detour: { readonly path: string; readonly index: number } | null = null

  current(): string {
    return this.host?.current() ?? '/'
  }

  navigateTo(path: string, options: { readonly replace?: boolean; readonly returning?: boolean } = {}): void {
    if (options.returning && this.returnTo(path)) return
    this.host?.navigate(path, options.replace ?? options.returning ?? false)
  }

  back(fallback = homePath): void {
    if (this.host?.canGoBack()) this.host.goBack()
    else this.navigateTo(fallback, { replace: true })
  }

  toLogin(redirect: string, options: { readonly replace?: boolean } = {}): void {
    if (this.current().startsWith(loginPath())) return
    this.byApp(
      (app) => app.logIn(redirect, options.replace ?? false),
      () => this.depart(loginPath(redirect), redirect, options),
    )
  }

  toBindPhone(redirect: string): void {
    this.byApp(
      (app) => app.bindPhone(redirect),
      () => this.depart(bindPhonePath(redirect), redirect, {}),
    )
  }

  openExternal(
    url: string,
    { sameTab = false, above = false }: { readonly sameTab?: boolean; readonly above?: boolean } = {},
  ): boolean {
    const parsed = parseExternalUrl(url)
    if (parsed === null) return false
    if (above) this.host?.open(parsed.url, '_top')
    else if (sameTab) this.host?.reload(parsed.url)
    else
      this.byApp(
        (app) => app.open(parsed.url),
        () => this.host?.open(parsed.url, '_blank'),
      )
    return true
  }

  openApp(address: string): boolean {
    const isApp = isAppAddress(address)
    if (isApp) this.host?.reload(address)
    return isApp
  }

  showWay(place: GeoPoint, name: string): void {
    this.byApp(
      (app) => app.showWay(place, name),
      () => this.messengerMap?.(place, name) || void this.openExternal(directionsUrl(place, name)),
    )
  }

  reload(path = this.current()): void {
    this.host?.reload(path)
  }

  exists(path: string): boolean {
    return this.host?.exists(path) ?? false
  }

  /** Lets the app do something, or the page where there is no app, or where the app cannot do it. */
  private byApp(act: (app: NavigatorApp) => Promise<boolean>, inPage: () => void): void {
    // A browser opens a window only at once after a tap, so nothing comes before it.
    if (this.app === null) inPage()
    else
      void this.app.then(act).then(
        (isDone) => isDone || inPage(),
        () => inPage(),
      )
  }

  private depart(path: string, from: string, options: { readonly replace?: boolean }): void {
    const replace = options.replace ?? false
    this.detour = this.host === null || replace ? null : { path: from, index: this.host.index() }
    this.navigateTo(path, { replace })
  }

  /** Goes back past the detour, so that the screen where it began keeps its entry and does not appear twice. */
  private returnTo(path: string): boolean {
    const { detour, host } = this
    this.detour = null
    if (detour === null || host === null || detour.path !== path || detour.index >= host.index()) return false
    host.step(detour.index - host.index())
    return true
  }
}
