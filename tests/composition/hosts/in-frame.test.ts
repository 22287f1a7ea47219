// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteStore } from '../../../src/application/frame/site/site.store'
import { startInFrame } from '../../../src/composition/hosts/in-frame'
import { openTab, type Tab } from '../../support/member-host'
import { replaceProperty } from '../../support/replace-property'
import { settingsWith } from '../../support/site-settings'

const partner = 'https://partner.example'

let tab: Tab
let height: number
let resized: () => void
let posted: { readonly message: unknown; readonly to: string }[]
let pathname: string
let listeners: (() => void)[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  tab = openTab()
  height = 400
  posted = []
  pathname = '/_frame_index'
  listeners = []
  stop = () => undefined
  document.body.innerHTML = '<div id="root"></div>'
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize
      }
      observe = () => resized()
      disconnect = () => (resized = () => undefined)
    },
  )
  document.getElementById('root')!.getBoundingClientRect = () => ({ height }) as DOMRect
  replaceProperty(window, 'parent', { postMessage: (message: unknown, to: string) => posted.push({ message, to }) })
  replaceProperty(document, 'referrer', `${partner}/page`)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.documentElement.removeAttribute('data-framed')
  window.history.replaceState(null, '', '/')
})

function start(frameOrigins: readonly string[] = [partner]) {
  tab.container.get(SiteStore).setSettings(settingsWith({ frameOrigins }))
  window.history.replaceState(null, '', pathname)
  const visit = {
    snapshot: () => ({ location: { pathname } }),
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => true
    },
  }
  stop = startInFrame({ window, app: tab, visit } as unknown as Parameters<typeof startInFrame>[0])
}
function moveTo(path: string) {
  pathname = path
  window.history.replaceState(null, '', path)
  for (const listener of listeners) listener()
}
const heights = () => posted.map(({ message }) => (message as { height: number }).height)

describe('the height of a page in a frame', () => {
  it('is told to the page around it, to its exact origin, whenever it changes', () => {
    start()
    expect(posted).toEqual([{ message: { type: 'townsquare.height', height: 400 }, to: partner }])
    height = 1200.4
    resized()
    resized()
    expect(heights()).toEqual([400, 1201])
    stop()
    height = 10
    resized()
    expect(heights()).toEqual([400, 1201])
  })

  it.each([
    ['a page that may not frame us', ['https://other.example']],
    ['nobody, where only this site itself may frame us', ["'self'"]],
  ])('is not told to %s', (_, sources) => {
    start(sources)
    expect(posted).toEqual([])
  })

  it('is not told where the browser does not say who frames us', () => {
    replaceProperty(document, 'referrer', '')
    start()
    expect(posted).toEqual([])
  })

  it('begins anew with each screen, so that one that fills its window does not stay as high as the list before it', () => {
    start()
    height = 9000
    resized()
    replaceProperty(window, 'screen', { height: 700 })
    moveTo('/videos/1')
    // The frame still has the height of the list.
    resized()
    expect(heights()).toEqual([400, 9000, 700])
    height = 120
    window.dispatchEvent(new Event('resize'))
    height = 950
    resized()
    expect(heights()).toEqual([400, 9000, 700, 950])
  })

  it('is measured all the same where the page around does not follow it', () => {
    start()
    moveTo('/videos/1')
    height = 1640
    resized()
    expect(heights()).not.toContain(1640)
    vi.advanceTimersByTime(500)
    expect(heights().at(-1)).toBe(1640)
  })
})

describe('a link in a frame', () => {
  const tap = (href: string, init: MouseEventInit = {}) => {
    const link = document.createElement('a')
    link.setAttribute('href', href)
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  }

  it('to another site opens a window, since most sites refuse to be framed', () => {
    start()
    tap('https://elsewhere.example/a')
    tap('//elsewhere.example/b')
    expect(tab.navigator.left).toEqual(['https://elsewhere.example/a', 'http://elsewhere.example/b'])
  })

  it('to a screen, a phone or a letter is followed as anywhere else', () => {
    start()
    for (const href of ['/posts/1', `${window.location.origin}/posts/1`, 'tel:123', 'mailto:a@b.example', '#top'])
      tap(href)
    tap('https://elsewhere.example/', { ctrlKey: true })
    expect(tab.navigator.left).toEqual([])
  })
})
