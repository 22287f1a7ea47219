import { isPageZoomed } from '../environment/is-page-zoomed'
import { prefersReducedMotion } from '../environment/use-media-query'

/** Pixels at the sides of the window, where a swipe is the system's back gesture. */
const edge = 28
/** Pixels after which a gesture is either horizontal or ignored. */
const dragThreshold = 10
/** Minimum ratio of horizontal to vertical movement. */
const slope = 1.6
/** The part of the panel's width that a drag must cover, unless it is a flick. */
const distanceThreshold = 0.28
/** The speed in pixels per millisecond above which a drag is a flick. */
const flick = 0.45
/** The part of the finger's movement that a panel follows when there is no panel on that side. */
const edgeResistance = 0.2

type Step = -1 | 1

interface SwipeListener {
  /** Whether there is a panel on that side. */
  readonly has: (step: Step) => boolean
  readonly onSwipe: (step: Step) => void
}

/**
 * Handles swiping a panel sideways to the next one; loaded lazily. Ignores touches on horizontal scrollers, at the
 * edges of the window, with two fingers, on a zoomed page and on selected text. Returns a function that stops it.
 */
export function followSwipes(panel: HTMLElement, { has, onSwipe }: SwipeListener): () => void {
  let start: { readonly x: number; readonly y: number; readonly at: number } | null = null
  let movedPixels: number | null = null
  const settleBack = (from: number, opacity = 1) => {
    panel.style.transform = ''
    if (from !== 0 && !prefersReducedMotion())
      panel.animate(
        [
          { transform: `translateX(${from}px)`, opacity },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 220, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      )
  }
  const onStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (movedPixels !== null) settleBack(shift(movedPixels))
    movedPixels = null
    const isOurs =
      event.touches.length === 1 &&
      touch &&
      touch.clientX > edge &&
      touch.clientX < window.innerWidth - edge &&
      !isTaken(event.target, panel)
    start = isOurs ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null
  }
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (start === null || !touch) return
    const horizontalMove = touch.clientX - start.x
    const verticalMove = Math.abs(touch.clientY - start.y)
    if (movedPixels === null) {
      if (Math.max(Math.abs(horizontalMove), verticalMove) < dragThreshold) return
      // A scroll that has already begun cannot be cancelled.
      if (Math.abs(horizontalMove) < slope * verticalMove || !event.cancelable) start = null
      if (start === null) return
    }
    event.preventDefault()
    movedPixels = horizontalMove
    if (!prefersReducedMotion()) panel.style.transform = `translateX(${shift(horizontalMove)}px)`
  }
  const shift = (across: number) => (has(across < 0 ? 1 : -1) ? across : across * edgeResistance)
  const onEnd = (event: TouchEvent) => {
    const [from, across] = [start, movedPixels]
    start = null
    movedPixels = null
    if (from === null || across === null) return
    const step: Step = across < 0 ? 1 : -1
    const speed = Math.abs(across) / Math.max(1, event.timeStamp - from.at)
    const isFar = Math.abs(across) > panel.clientWidth * distanceThreshold || speed > flick
    if (event.type !== 'touchend' || !isFar || !has(step)) return settleBack(shift(across))
    onSwipe(step)
    settleBack(step * panel.clientWidth * 0.4, 0.2)
  }
  panel.addEventListener('touchstart', onStart, { passive: true })
  panel.addEventListener('touchmove', onMove, { passive: false })
  panel.addEventListener('touchend', onEnd)
  panel.addEventListener('touchcancel', onEnd)
  return () => {
    panel.removeEventListener('touchstart', onStart)
    panel.removeEventListener('touchmove', onMove)
    panel.removeEventListener('touchend', onEnd)
    panel.removeEventListener('touchcancel', onEnd)
    panel.style.transform = ''
  }
}

/** Whether something else uses the gesture. */
function isTaken(target: EventTarget | null, panel: Element): boolean {
  if (isPageZoomed() || window.getSelection()?.isCollapsed === false) return true
  for (let element = target as Element | null; element && element !== panel; element = element.parentElement) {
    if (element.matches('input, textarea, select, [role=slider]')) return true
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true
  }
  return false
}
