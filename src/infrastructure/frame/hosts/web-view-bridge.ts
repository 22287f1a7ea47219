import type { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { SiteStore } from '../../../application/frame/site/site.store'
import type { BridgeCalls } from './bridge-calls'
import { bridgeTarget, mayHave, type BridgeTarget } from './bridge-target'

type Method = 'scan' | 'checkFace' | 'openPage'

/**
 * Detects the app by its mark in the user agent, or by the object (Android) or message handler (iOS) that it injects
 * into the page.
 */
export class WebViewBridge implements NativeBridge {
  private calls: BridgeCalls | null = null

  constructor(
    private readonly window: Window,
    private readonly site: SiteStore,
  ) {}

  get isPresent(): boolean {
    const { appUserAgent, appBridge } = this.site.hosts
    if (isInForeignFrame(this.window)) return false
    if (appUserAgent !== '' && this.window.navigator.userAgent.includes(appUserAgent)) return true
    return bridgeTarget(this.window, appBridge) !== null
  }

  get canScan(): boolean {
    return this.appWith('scan') !== null
  }

  get canCheckFace(): boolean {
    return this.appWith('checkFace') !== null
  }

  get canOpenPage(): boolean {
    return this.appWith('openPage') !== null
  }

  scan(): Promise<string | null> {
    return this.textOf('scan')
  }

  checkFace(): Promise<string | null> {
    return this.textOf('checkFace')
  }

  openPage(url: string): void {
    this.call('openPage', url).catch(() => this.window.location.assign(url))
  }

  private async textOf(method: 'scan' | 'checkFace'): Promise<string | null> {
    const answer = await this.call(method).catch(() => null)
    return typeof answer === 'string' && answer !== '' ? answer : null
  }

  /**
   * Calls a method of the app. The code for calling an app is loaded only inside an app. The promise is rejected when
   * no app has the method, or when that code could not be loaded; the caller then does without the app.
   */
  private async call(method: Method, ...args: readonly string[]): Promise<unknown> {
    const app = this.appWith(method)
    if (app === null) throw new Error(`No app with ${method}.`)
    const module = await import(/* webpackChunkName: "bridge-calls" */ './bridge-calls')
    this.calls ??= new module.BridgeCalls(this.window)
    if (!(await this.calls.has(app, method))) throw new Error(`The app has no ${method}.`)
    return this.calls.call(app, method, ...args)
  }

  /** The app's object or handler if the app may have the method; null otherwise. */
  private appWith(method: Method): BridgeTarget | null {
    if (!this.isPresent) return null
    const app = bridgeTarget(this.window, this.site.hosts.appBridge)
    return app !== null && mayHave(this.window, app, method) ? app : null
  }
}

function isInForeignFrame(window: Window): boolean {
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
