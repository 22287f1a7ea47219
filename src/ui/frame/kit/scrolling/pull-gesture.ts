/** The distance in pixels that the indicator must move for a refresh. The finger moves twice as far. */
const threshold = 64
/** The greatest distance in pixels that the indicator moves. */
const farthestPull = 96

/**
 * Handles pulling `element` down at the top of the page, moving the indicator; loaded lazily. Returns a function that
 * stops it.
 */
export function followPulls(element: HTMLElement, mark: HTMLElement, onPulled: () => void): () => void {
  let start: { readonly x: number; readonly y: number } | null = null
  let distance = 0
  const show = (pixels: number) => {
    distance = pixels
    mark.style.setProperty('--pulled', `${pixels}px`)
    mark.dataset.state = pixels === 0 ? 'resting' : pixels >= threshold ? 'ready' : 'pulled'
  }
  const onStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    start =
      event.touches.length === 1 && touch && window.scrollY <= 0 && !scrolledWithin(event.target, element)
        ? { x: touch.clientX, y: touch.clientY }
        : null
  }
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const downwards = touch.clientY - start.y
    if (distance === 0 && (downwards <= 0 || Math.abs(touch.clientX - start.x) > downwards)) {
      // A touch that starts upwards or sideways is another gesture until it ends.
      if (Math.abs(downwards) + Math.abs(touch.clientX - start.x) > 8) start = null
      return
    }
    if (event.cancelable) event.preventDefault()
    show(Math.min(farthestPull, Math.max(0, downwards / 2)))
  }
  const onEnd = (event: TouchEvent) => {
    const pulled = distance
    start = null
    if (pulled >= threshold && event.type === 'touchend') onPulled()
    show(0)
  }
  element.addEventListener('touchstart', onStart, { passive: true })
  element.addEventListener('touchmove', onMove, { passive: false })
  element.addEventListener('touchend', onEnd)
  element.addEventListener('touchcancel', onEnd)
  // The browser's own pull-to-refresh would reload the page.
  const { style } = document.documentElement
  style.overscrollBehaviorY = 'contain'
  return () => {
    element.removeEventListener('touchstart', onStart)
    element.removeEventListener('touchmove', onMove)
    element.removeEventListener('touchend', onEnd)
    element.removeEventListener('touchcancel', onEnd)
    style.overscrollBehaviorY = ''
  }
}

/** Whether an element between the target and the page scrolls by itself and is not at its top. */
function scrolledWithin(target: EventTarget | null, root: Element): boolean {
  for (let element = target as Element | null; element && element !== root; element = element.parentElement) {
    if (element.scrollTop > 0) return true
  }
  return false
}
