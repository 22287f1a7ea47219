import { flushSync } from 'react-dom'
import type { HistoryView } from './app-history'

/** The direction of a transition. It is 'in-place' when the next screen has the same history entry. */
export type Motion = 'forward' | 'back' | 'in-place'

export interface VisitScreens {
  /** Whether one screen shows both paths, such as a comment over its article. */
  readonly isSame: (path: string, other: string) => boolean
  /** Whether the footer links to a path. */
  readonly isTab: (path: string) => boolean
}

/**
 * The transition between two views; null within a screen, between the tabs of the footer, and when the browser has
 * already animated it.
 */
export function motionOf(from: HistoryView, to: HistoryView, { isSame, isTab }: VisitScreens): Motion | null {
  const paths = [from, to].map(({ location }) => location.pathname + location.search) as [string, string]
  if (to.hasMoved || isSame(...paths) || paths.every(isTab)) return null
  if (to.index === from.index) return 'in-place'
  return to.index > from.index ? 'forward' : 'back'
}

/** The running transition; a new one ends it. */
let runningTransition: ViewTransition | null = null

/**
 * Updates the page within a view transition. The browser freezes rendering until `update` is done, so it must not wait
 * for anything. With reduced motion or elder mode there is no transition.
 */
export function updateWithMotion(document: Document, motion: Motion | null, update: () => void): void {
  const { dataset } = document.documentElement
  const isStill = motion === null || dataset.live === undefined || dataset.elder !== undefined
  if (isStill || document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  if ((document as { startViewTransition?: unknown }).startViewTransition === undefined) {
    flushSync(update)
    // The screen only fades, because moving a scrolled page would move its fixed parts out of the window.
    document
      .querySelector('[data-screen]')
      ?.animate?.([{ opacity: 0.4 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' })
    return
  }
  // The browser takes its snapshots of the page after the feedback to the tap.
  afterPaint(document, () => startTransition(document, motion, update))
}

/** Calls `act` once the feedback to a tap (pressed state, a message) is painted. */
export function afterPaint({ defaultView, hidden }: Document, act: () => void): void {
  // A hidden page has no frames.
  if (defaultView === null || hidden) act()
  else defaultView.requestAnimationFrame(() => defaultView.setTimeout(act))
}

function startTransition(document: Document, motion: Motion, update: () => void): void {
  const { dataset } = document.documentElement
  dataset.motion = motion
  const transition = document.startViewTransition(() => flushSync(update))
  runningTransition = transition
  // The promise rejects when a later transition replaces this one, or when the page is hidden.
  transition.ready.catch(() => undefined)
  const touch = () => {
    transition.skipTransition()
    document.addEventListener('click', forwardClick, { capture: true, once: true })
  }
  document.addEventListener('pointerdown', touch, { capture: true, once: true })
  const end = () => {
    document.removeEventListener('pointerdown', touch, { capture: true })
    if (runningTransition === transition) delete dataset.motion
  }
  transition.finished.then(end, end)
}

/**
 * Clicks the element below a tap that has ended a view transition. During a transition, touches reach no element of the
 * page.
 */
function forwardClick({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return
  const element = document.elementFromPoint(clientX, clientY)
  if (element instanceof HTMLElement && element !== target) element.click()
}
