import type { Container } from 'inversify'
import { ErrorOverlayStore, type ErrorOverlayType } from '../../application/frame/navigation/error-overlay.store'

declare global {
  interface Window {
    /** Shows the full-page error of a type, for pages and apps around the client (B94); null hides it. */
    showTownsquareError?: (type: ErrorOverlayType | null) => void
  }
}

export function exposeErrorOverlay(window: Window, container: Container): void {
  const overlay = container.get(ErrorOverlayStore)
  window.showTownsquareError = (type) => {
    if (type === 1 || type === 2) overlay.show(type)
    else overlay.hide()
  }
}
