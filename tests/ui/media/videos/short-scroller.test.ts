// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShortScroller } from '../../../../src/ui/media/videos/short-scroller'

const height = 800

function kit() {
  const element = document.createElement('div')
  const views: number[] = []
  Object.defineProperty(element, 'clientHeight', { value: height })
  element.scrollTo = () => undefined
  const slides = [0, 1, 2].map((index) => {
    const slide = document.createElement('article')
    Object.defineProperty(slide, 'offsetTop', { value: index * height })
    return slide
  })
  const scroller = new ShortScroller({ index: 0, slides: 3, view: (index) => views.push(index), press: () => false })
  scroller.attach(element)
  const tell = (name: string, more: object = {}) => element.dispatchEvent(Object.assign(new Event(name), more))
  const scrollTo = (share: number) => {
    element.scrollTop = share * height
    tell('scroll')
  }
  const snapTo = (index: number) => tell('scrollsnapchanging', { snapTargetBlock: slides[index] })
  return { views, tell, scrollTo, snapTo }
}

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => vi.unstubAllGlobals())

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
