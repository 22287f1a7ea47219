import type { NativeBridge } from '../../application/hosts/native-bridge'
import type { SiteStore } from '../../application/site/site.store'

interface WebViewWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, unknown>> }
}

/**
 * Detects the app by its mark in the user agent, or by the object (Android) or message handler (iOS) that it injects
 * into the page.
 */
export class WebViewBridge implements NativeBridge {
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
}

function isInForeignFrame(window: Window): boolean {
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
