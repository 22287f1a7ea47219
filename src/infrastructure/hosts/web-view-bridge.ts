import type { NativeBridge } from '../../application/hosts/native-bridge'
import type { SiteStore } from '../../application/site/site.store'
import type { BridgeCalls } from './bridge-calls'

type Method = 'scan' | 'checkFace' | 'openPage'

interface WebViewWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, unknown>> }
}

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
    if (appBridge === '') return false
    const { webkit } = this.window as WebViewWindow
    return Object.hasOwn(this.window, appBridge) || webkit?.messageHandlers?.[appBridge] !== undefined
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
    // Without the code for it, the page opens here.
    this.call('openPage', url).catch(() => this.window.location.assign(url))
  }

  private async textOf(method: 'scan' | 'checkFace'): Promise<string | null> {
    const answer = await this.call(method).catch(() => null)
    return typeof answer === 'string' && answer !== '' ? answer : null
  }

  /** Null outside of such an app. What calls it is loaded for those inside one alone. */
  private async call(method: Method, ...given: readonly string[]): Promise<unknown> {
    const app = this.appWith(method)
    if (app === null) return null
    const module = await import(/* webpackChunkName: "bridge-calls" */ './bridge-calls')
    this.calls ??= new module.BridgeCalls(this.window)
    return this.calls.call(app, method, ...given)
  }

  /** The object of the app, if it has the method. */
  private appWith(method: Method): object | null {
    const { appBridge } = this.site.hosts
    if (appBridge === '' || !this.isPresent) return null
    const injected = (this.window as unknown as Readonly<Record<string, unknown>>)[appBridge]
    if (typeof injected !== 'object' || injected === null) return null
    return typeof (injected as Readonly<Record<string, unknown>>)[method] === 'function' ? injected : null
  }
}

function isInForeignFrame(window: Window): boolean {
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
