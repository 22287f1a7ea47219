import { Navigator } from '../../application/frame/navigation/navigator'
import { SiteStore } from '../../application/frame/site/site.store'
import { parentOrigin } from '../../infrastructure/frame/host/parent-origin'
import { opensElsewhere } from '../../ui/frame/kit/scrolling/tap-again'
import type { AppHistory } from '../../ui/frame/shell/history/app-history'
import type { App } from '../create-app'
import { interceptLinks } from './intercept-links'

export interface PageInFrame {
  readonly window: Window
  readonly app: Pick<App, 'container'>
  readonly visit: Pick<AppHistory, 'subscribe' | 'snapshot'>
}

/** The height of a phone, which a screen that fills its window has at most. */
const phoneHeight = 812
/** Milliseconds in which a page that follows our height has given the frame a new one. */
const followedWithin = 500

/** Whether a path is one of the screens that are made for a frame (S004–S008), which are as high as what they show. */
const isMadeForFrames = (path: string): boolean => path.startsWith('/_frame_')

/** Settles the page in a frame of another site. This code is loaded in such a frame only. */
export function startInFrame(page: PageInFrame): () => void {
  const { window, app } = page
  window.document.documentElement.setAttribute('data-framed', '')
  const stopLinks = openOthersOutside(page)
  const parent = parentOrigin(window, app.container.get(SiteStore).hosts.frameOrigins)
  const stopTelling = parent === null ? () => undefined : tellHeight(page, parent)
  return () => {
    stopLinks()
    stopTelling()
  }
}

/** Tells the page around the frame how high the screen is, whenever that changes. */
function tellHeight({ window, visit }: PageInFrame, parent: string): () => void {
  const root = window.document.getElementById('root') ?? window.document.body
  let told = 0
  let isSettling = false
  const tell = (height: number) => {
    if (height === told || height === 0) return
    told = height
    window.parent.postMessage({ type: 'townsquare.height', height }, parent)
  }
  /** The least height: a screen that fills its window has as much of it as it gets, and none by itself. */
  const least = () =>
    isMadeForFrames(window.location.pathname) ? 0 : Math.min(phoneHeight, window.screen.height || phoneHeight)
  const measure = () => {
    if (!isSettling) tell(Math.max(Math.ceil(root.getBoundingClientRect().height), least()))
  }
  const settle = () => {
    isSettling = false
    measure()
  }
  // A screen that fills its window would stay as high as the long list before it.
  const begin = () => {
    if (isMadeForFrames(window.location.pathname)) return
    tell(least())
    isSettling = true
    window.setTimeout(settle, followedWithin)
  }
  const sizes = new ResizeObserver(measure)
  let shown = visit.snapshot().location.pathname
  const stopFollowing = visit.subscribe(() => {
    const { pathname } = visit.snapshot().location
    if (pathname !== shown) begin()
    shown = pathname
  })
  window.addEventListener('resize', settle)
  begin()
  sizes.observe(root)
  return () => {
    sizes.disconnect()
    stopFollowing()
    window.removeEventListener('resize', settle)
  }
}

/** Opens other sites in a window of their own, because most refuse to be shown in a frame. */
function openOthersOutside({ window: { document, location }, app: { container } }: PageInFrame): () => void {
  return interceptLinks(document, (address, event) => {
    const isOther = /^(?:https?:)?\/\//i.test(address) && new URL(address, location.href).origin !== location.origin
    if (!isOther || opensElsewhere(event)) return null
    return () => container.get(Navigator).openExternal(new URL(address, location.href).href)
  })
}
