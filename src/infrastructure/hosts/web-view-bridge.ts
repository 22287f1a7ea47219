import type { NativeBridge } from '../../application/hosts/native-bridge'
import type { SiteStore } from '../../application/site/site.store'
import { BridgeCalls } from './bridge-calls'

interface WebViewWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, unknown>> }
}

/**
 * Detects the app by its mark in the user agent, or by the object (Android) or message handler (iOS) that it injects
 * into the page.
 */
export class WebViewBridge implements NativeBridge {
  private readonly calls: BridgeCalls

  constructor(
    private readonly window: Window,
    private readonly site: SiteStore,
  ) {
    this.calls = new BridgeCalls(window)
  }

  get isPresent(): boolean {
    const { appUserAgent, appBridge } = this.site.hosts
    if (isInForeignFrame(this.window)) return false
    if (appUserAgent !== '' && this.window.navigator.userAgent.includes(appUserAgent)) return true
    if (appBridge === '') return false
    const { webkit } = this.window as WebViewWindow
    return Object.hasOwn(this.window, appBridge) || webkit?.messageHandlers?.[appBridge] !== undefined
  }

  get canScan(): boolean {
    return this.scanner !== null
  }

  async scan(): Promise<string | null> {
    const { scanner } = this
    const answer = scanner === null ? null : await this.calls.call(scanner, 'scan')
    return typeof answer === 'string' && answer !== '' ? answer : null
  }

  /** The object of the app, if it has the method. */
  private get scanner(): object | null {
    const { appBridge } = this.site.hosts
    if (appBridge === '' || !this.isPresent) return null
    const injected = (this.window as unknown as Readonly<Record<string, unknown>>)[appBridge]
    if (typeof injected !== 'object' || injected === null) return null
    return typeof (injected as { readonly scan?: unknown }).scan === 'function' ? injected : null
  }
}

function isInForeignFrame(window: Window): boolean {
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
