import { flushSync } from 'react-dom'
import type { HistoryView } from './app-history'

/** How the next screen comes: from where one goes on to, from where one came, or in place. */
export type Motion = 'forward' | 'back' | 'in-place'

export interface VisitScreens {
  /** Two paths that one screen shows, such as a comment over its article. */
  readonly isSame: (path: string, other: string) => boolean
  /** A path that the footer leads to. */
  readonly isTab: (path: string) => boolean
}

/** Null where nothing is to move: within a screen, between the tabs of the footer, and when the browser has moved it already. */
export function motionOf(from: HistoryView, to: HistoryView, { isSame, isTab }: VisitScreens): Motion | null {
  const paths = [from, to].map(({ location }) => location.pathname + location.search) as [string, string]
  if (to.hasMoved || isSame(...paths) || paths.every(isTab)) return null
  if (to.index === from.index) return 'in-place'
  return to.index > from.index ? 'forward' : 'back'
}

interface Transition {
  readonly ready: Promise<void>
  readonly finished: Promise<void>
  readonly skipTransition: () => void
}
type TransitionDocument = Document & { startViewTransition?: (update: () => void) => Transition }

/** The one that runs; a new one ends it. */
let running: Transition | null = null

/**
 * Updates what shows with a motion. The browser holds its frames until `update` is done, so it must not wait for anything. Visitors who
 * want little motion, or have the elder mode, get none.
 */
export function updateWithMotion(document: TransitionDocument, motion: Motion | null, update: () => void): void {
  const { dataset } = document.documentElement
  const isStill = motion === null || dataset.live === undefined || dataset.elder !== undefined
  if (isStill || document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  if (document.startViewTransition === undefined) {
    flushSync(update)
    // Moved sideways, its fixed parts would leave the window: it only fades.
    document
      .querySelector('[data-screen]')
      ?.animate?.([{ opacity: 0.4 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' })
    return
  }
  dataset.motion = motion
  const transition = document.startViewTransition(() => flushSync(update))
  running = transition
  // Called off by a later one, or in a hidden page.
  transition.ready.catch(() => undefined)
  const touch = () => {
    transition.skipTransition()
    document.addEventListener('click', passOn, { capture: true, once: true })
  }
  document.addEventListener('pointerdown', touch, { capture: true, once: true })
  const end = () => {
    document.removeEventListener('pointerdown', touch, { capture: true })
    if (running === transition) delete dataset.motion
  }
  transition.finished.then(end, end)
}

/** While pictures of the page move, a touch reaches none of its parts: it ends the motion, and its click goes to what lies there. */
function passOn({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return
  const element = document.elementFromPoint(clientX, clientY)
  if (element instanceof HTMLElement && element !== target) element.click()
}
