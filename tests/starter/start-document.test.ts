// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startDocument } from '../../src/starter/start-document'

/** Pictures that an observer of this test was asked to watch, and how it reports them. */
let watched: Element[] = []
let report: (target: Element) => void = () => undefined

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    report = (target) => callback([{ isIntersecting: true, target }])
  }
  observe(element: Element): void {
    watched.push(element)
  }
  disconnect(): void {
    watched = []
  }
}

function documentOf(readyState: DocumentReadyState, head = ''): Document {
  const made = new DOMParser().parseFromString(
    `<html data-starting><head>${head}</head><body><button>Like</button><p><img loading="lazy"></p></body></html>`,
    'text/html',
  )
  Object.defineProperty(made, 'readyState', { value: readyState, configurable: true })
  return made
}

const scripts = ['/a.js', '/b.js']
const sheets = ['/a.css', '/b.css']
const critical = '<style data-href="/a.css"></style><style data-href="/b.css"></style>'
const sourcesOf = (made: Document) => [...made.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const linksOf = (made: Document) => [...made.querySelectorAll('link')]
const loadAll = (made: Document) =>
  made.querySelectorAll('script').forEach((script) => script.onload?.(new Event('load')))

describe('the start of a document', () => {
  beforeEach(() => {
    watched = []
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Observer)
    return () => {
      // A frame that was stubbed over faked timers is put back as the faked one, so the timers come last.
      vi.unstubAllGlobals()
      vi.useRealTimers()
      delete (window as { earlyTap?: unknown }).earlyTap
    }
  })

  it('loads the scripts at once, in their order, where nothing was drawn', () => {
    const made = documentOf('loading')
    startDocument(made, { scripts, sheets: [] })
    expect(sourcesOf(made)).toEqual(scripts)
    expect([...made.querySelectorAll('script')].every(({ async }) => !async)).toBe(true)
    expect('earlyTap' in window).toBe(false)
  })

  it('waits with a drawn view until all of it has come', () => {
    const made = documentOf('loading', critical)
    startDocument(made, { scripts, sheets })
    expect(sourcesOf(made)).toEqual([])
    Object.defineProperty(made, 'readyState', { value: 'interactive' })
    made.dispatchEvent(new Event('DOMContentLoaded'))
    expect(sourcesOf(made)).toEqual(scripts)
    expect(made.documentElement.dataset['starting']).toBe('')
    vi.advanceTimersByTime(60_000)
    expect(sourcesOf(made)).toEqual(scripts)
  })

  it('waits for the first paint of a view that has come at once', () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const painted = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    const begin = () => {
      const made = documentOf('interactive', critical)
      Object.defineProperty(made, 'hidden', { value: false })
      startDocument(made, { scripts, sheets })
      made.dispatchEvent(new Event('DOMContentLoaded'))
      return made
    }
    const made = begin()
    expect(sourcesOf(made)).toEqual([])
    frames.shift()?.(0)
    // The frame is painted after its callbacks.
    expect(sourcesOf(made)).toEqual([])
    vi.advanceTimersByTime(0)
    expect(sourcesOf(made)).toEqual(scripts)
    vi.advanceTimersByTime(2000)
    expect(sourcesOf(made)).toEqual(scripts)

    const unseen = begin()
    vi.advanceTimersByTime(1000)
    expect(sourcesOf(unseen)).toEqual(scripts)

    painted.mockReturnValue([{ name: 'first-paint' } as PerformanceEntry])
    expect(sourcesOf(begin())).toEqual(scripts)
    painted.mockRestore()
  })

  it('takes a document that grows no more for ended, and one that grows for none', () => {
    const made = documentOf('loading', critical)
    startDocument(made, { scripts, sheets })
    made.body.append('more')
    vi.advanceTimersByTime(4000)
    expect(sourcesOf(made)).toEqual([])
    vi.advanceTimersByTime(4000)
    expect(sourcesOf(made)).toEqual(scripts)
    expect(made.documentElement.dataset['starting']).toBeUndefined()
  })

  it('removes a script that fails, and counts it as loaded', () => {
    const made = documentOf('interactive', critical)
    startDocument(made, { scripts, sheets })
    made.dispatchEvent(new Event('DOMContentLoaded'))
    const [first, second] = [...made.querySelectorAll('script')]
    first!.onerror?.(new Event('error'))
    expect(sourcesOf(made)).toEqual(['/b.js'])
    expect(linksOf(made)).toEqual([])
    second!.onload?.(new Event('load'))
    expect(linksOf(made)).toHaveLength(2)
  })

  it('requests a script that failed again, five times at most, and says when it is missing for good', () => {
    const made = documentOf('interactive', critical)
    const onMissing = vi.fn()
    startDocument(made, { scripts, sheets }, onMissing)
    made.dispatchEvent(new Event('DOMContentLoaded'))
    const requested = () =>
      [...made.querySelectorAll('script')].filter((script) => script.getAttribute('src') === '/a.js')
    for (const pause of [2000, 4000, 8000, 16_000, 32_000]) {
      requested()[0]!.onerror?.(new Event('error'))
      vi.advanceTimersByTime(pause - 1)
      expect(requested()).toEqual([])
      vi.advanceTimersByTime(1)
      expect(requested()).toHaveLength(1)
    }
    expect(onMissing).not.toHaveBeenCalled()
    requested()[0]!.onerror?.(new Event('error'))
    vi.advanceTimersByTime(600_000)
    expect(requested()).toEqual([])
    expect(onMissing).toHaveBeenCalledTimes(1)
  })

  it('loads the complete style sheets after the scripts, each after its critical part, and applies them together', () => {
    const made = documentOf('interactive', critical)
    startDocument(made, { scripts, sheets })
    made.dispatchEvent(new Event('DOMContentLoaded'))
    loadAll(made)
    expect([...made.head.children].slice(0, 4).map(({ localName }) => localName)).toEqual([
      'style',
      'link',
      'style',
      'link',
    ])
    const [one, two] = linksOf(made)
    one!.onload?.(new Event('load'))
    expect([one!.media, two!.media]).toEqual(['print', 'print'])
    two!.onload?.(new Event('load'))
    expect([one!.media, two!.media]).toEqual(['all', 'all'])
  })

  it('loads the complete style sheets with the scripts where only the frame of a screen was drawn', () => {
    const frame = (opened: boolean) => {
      const made = documentOf('interactive', critical)
      const answers = Object.assign(made.createElement('script'), { type: 'application/json', id: 'first-view' })
      answers.dataset['opened'] = String(opened)
      made.body.append(answers)
      startDocument(made, { scripts, sheets })
      made.dispatchEvent(new Event('DOMContentLoaded'))
      return made
    }
    const made = frame(false)
    expect(linksOf(made).map((link) => link.getAttribute('href'))).toEqual(sheets)
    made.querySelectorAll('script[src]').forEach((script) => (script as HTMLScriptElement).onload?.(new Event('load')))
    expect(linksOf(made)).toHaveLength(2)
    expect(linksOf(frame(true))).toEqual([])
  })

  it('applies a style sheet without a critical part at once', () => {
    const made = documentOf('interactive', '<style data-href="/a.css"></style>')
    startDocument(made, { scripts, sheets })
    made.dispatchEvent(new Event('DOMContentLoaded'))
    expect(linksOf(made).map((link) => [link.getAttribute('href'), link.media])).toEqual([['/b.css', '']])
  })

  it('requests a style sheet that failed again, three times at most, and holds back no other', () => {
    const made = documentOf('interactive', critical)
    startDocument(made, { scripts, sheets })
    made.dispatchEvent(new Event('DOMContentLoaded'))
    loadAll(made)
    const [failing, whole] = linksOf(made)
    whole!.onload?.(new Event('load'))
    failing!.onerror?.(new Event('error'))
    expect(whole!.media).toBe('all')
    const ofFailing = () => linksOf(made).filter((link) => link.getAttribute('href') === '/a.css')
    for (const _ of [1, 2, 3]) {
      expect(ofFailing()).toEqual([])
      vi.advanceTimersByTime(2000)
      expect(ofFailing()).toHaveLength(1)
      ofFailing()[0]!.onerror?.(new Event('error'))
    }
    vi.advanceTimersByTime(60_000)
    expect(ofFailing()).toEqual([])
  })

  it('keeps the last tap on a button until the client takes it', () => {
    const made = documentOf('loading', critical)
    startDocument(made, { scripts, sheets })
    const starting = window as { earlyTap?: { button: Element } | null }
    expect(starting.earlyTap).toBeNull()
    made.querySelector('p')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(starting.earlyTap).toBeNull()
    made.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(starting.earlyTap?.button).toBe(made.querySelector('button'))
    // Such a tap sends its form, and is kept as that.
    made.querySelector('p')!.innerHTML = '<form><button>Send</button><button type="button">Add</button></form>'
    const [send, add] = [...made.querySelectorAll('form button')]
    send!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(starting.earlyTap?.button).toBe(made.querySelector('button'))
    add!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(starting.earlyTap?.button).toBe(add)
    delete starting.earlyTap
    made.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect('earlyTap' in starting).toBe(false)
  })

  it('defers pictures out of sight until they are near, or the scripts have come', () => {
    const made = documentOf('interactive', critical)
    startDocument(made, { scripts, sheets })
    made.dispatchEvent(new Event('DOMContentLoaded'))
    const place = made.querySelector('p')!
    expect(watched).toEqual([place])
    report(place)
    expect(place.dataset['seen']).toBe('')
    loadAll(made)
    expect(watched).toEqual([])
    expect(made.documentElement.dataset['starting']).toBeUndefined()
  })
})
