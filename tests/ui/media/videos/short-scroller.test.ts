// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShortScroller } from '../../../../src/ui/media/videos/shorts/short-scroller'

const height = 800

/** What a browser does once the element is laid out, and whenever its size changes. */
let measure = (): void => {}
let detach: (() => void) | undefined

function kit(index = 0) {
  const element = document.createElement('div')
  const views: number[] = []
  const jumps: unknown[] = []
  Object.defineProperty(element, 'clientHeight', { value: height, configurable: true })
  element.scrollTo = (to: unknown) => void jumps.push(to)
  const slides = [0, 1, 2].map((index) => {
    const slide = document.createElement('article')
    Object.defineProperty(slide, 'offsetTop', { value: index * height })
    return slide
  })
  const scroller = new ShortScroller({ index, slides: 3, view: (index) => views.push(index), press: () => false })
  detach = scroller.attach(element)
  const tell = (name: string, more: object = {}) => element.dispatchEvent(Object.assign(new Event(name), more))
  const scrollTo = (share: number) => {
    element.scrollTop = share * height
    tell('scroll')
  }
  const snapTo = (index: number) => tell('scrollsnapchanging', { snapTargetBlock: slides[index] })
  const resize = (to: number) => {
    Object.defineProperty(element, 'clientHeight', { value: to })
    measure()
  }
  return { views, jumps, tell, scrollTo, snapTo, resize }
}

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        measure = onSize
      }
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => {
  detach?.()
  vi.unstubAllGlobals()
})

describe('the slide that is seen', () => {
  it('is the one of which more than half is seen', () => {
    const { views, scrollTo } = kit()
    scrollTo(0.4)
    scrollTo(0.6)
    expect(views).toEqual([0, 1])
  })

  it('is the one that the browser will rest at, as soon as it tells', () => {
    const { views, scrollTo, snapTo, tell } = kit()
    snapTo(1)
    scrollTo(0.3)
    scrollTo(0.7)
    scrollTo(1)
    tell('scrollend')
    expect(new Set(views)).toEqual(new Set([1]))
  })

  it('is where it rests, when it was stopped on its way', () => {
    const { views, scrollTo, snapTo, tell } = kit()
    snapTo(1)
    tell('touchstart')
    scrollTo(0.3)
    expect(views).toEqual([1, 0])
    snapTo(1)
    scrollTo(0.2)
    tell('scrollend')
    expect(views).toEqual([1, 0, 1, 0])
  })
})

describe('a key', () => {
  it('moves it though the browser measures only then, and a turned phone keeps it in view', () => {
    const { jumps, resize } = kit(1)
    expect(jumps).toEqual([{ top: height, behavior: 'instant' }])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }))
    expect(jumps.at(-1)).toMatchObject({ top: 0 })
    // The first measurement comes with the next frame.
    measure()
    expect(jumps).toHaveLength(2)
    resize(400)
    expect(jumps.at(-1)).toEqual({ top: 400, behavior: 'instant' })
  })
})
