import type { AppBadge } from '../../../application/frame/messages/app-badge'

interface BadgingNavigator {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** The Badging API, which browsers have for installed sites. */
export class BrowserAppBadge implements AppBadge {
  show(count: number): void {
    const { navigator } = globalThis as { navigator?: BadgingNavigator }
    // A browser refuses it for a site that is not installed.
    if (count > 0) navigator?.setAppBadge?.(count).catch(() => undefined)
    else navigator?.clearAppBadge?.().catch(() => undefined)
  }
}
