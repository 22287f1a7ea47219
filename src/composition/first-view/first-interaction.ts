import { afterPaint } from '../../ui/frame/shell/history/page-transition'

/** Events with which a touch or key ends. What a tap does comes with them, before the next frame. */
const signs = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Resolves after the visitor's first touch or key, once the page has painted its answer, or after a time without any.
 * What the first view does not need waits for this, so that a visitor who only reads the first view neither loads it
 * nor runs it, and the first tap does not wait for it.
 * @param latest Milliseconds after which it resolves in any case.
 */
export function firstInteraction(window: Window, latest: number): Promise<void> {
  return new Promise((resolve) => {
    const onSign = () => {
      window.clearTimeout(timer)
      stopListening()
      afterPaint(window.document, resolve)
    }
    const stopListening = () => {
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true })
    }
    const timer = window.setTimeout(() => {
      stopListening()
      resolve()
    }, latest)
    for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true })
  })
}
