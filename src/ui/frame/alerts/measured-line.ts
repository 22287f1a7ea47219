/**
 * A ref for the line: its height is `--alert-line` on the frame, for screens that fill the window and would otherwise
 * reach below it.
 */
export function measuredLine(element: HTMLElement | null): (() => void) | undefined {
  const frame = element?.parentElement
  if (element == null || frame == null || typeof ResizeObserver === 'undefined') return undefined
  const measure = () => frame.style.setProperty('--alert-line', `${element.offsetHeight}px`)
  // Before the first paint, so that no screen is first laid out below the window.
  measure()
  const sizes = new ResizeObserver(measure)
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    frame.style.removeProperty('--alert-line')
  }
}
