/** Events that come before the first tap or key has an effect. */
const signs = ['pointerdown', 'keydown'] as const

/**
 * Resolves with the visitor's first touch or key, or after a time without any. What the first view does not need waits
 * for this, so that a visitor who only reads the first view neither loads it nor runs it.
 * @param latest Milliseconds after which it resolves in any case.
 */
export function firstInteraction(window: Window, latest: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, end, { capture: true })
      resolve()
    }
    const timer = window.setTimeout(end, latest)
    for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true })
  })
}
