// @vitest-environment jsdom
import { act, fireEvent, screen as page, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '../../../../src/ui/frame/kit/cards/carousel'
import { renderKit } from './render-kit'
import { replaceProperty } from '../../../support/replace-property'

const width = 300
const slides = ['Dawn', 'Noon', 'Dusk'].map((title, number) => ({
  id: title,
  image: `/media/${number}.webp`,
  title,
  href: `/posts/${number}`,
}))
let calm = false
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: calm,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  // A browser that scrolls at once.
  replaceProperty(Element.prototype, 'scrollTo', function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return
    scrolls.push(to)
    this.scrollLeft = to.left ?? 0
    fireEvent.scroll(this)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['elder']
  ;[calm, hidden, scrolls.length] = [false, false, 0]
})

const scrolls: ScrollToOptions[] = []
const draw = (shown = slides) => renderKit(<Carousel label="Today" slides={shown} />)
const track = () => page.getByRole('group', { name: 'Today' })
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const dots = () => [...document.querySelectorAll('.dot')].map((dot) => dot.classList.contains('here'))
const here = () => dots().indexOf(true)
const swipeTo = (number: number) => {
  track().scrollLeft = number * width
  fireEvent.scroll(track())
}

describe('a carousel by itself', () => {
  it('turns every five seconds, and after its last slide starts over', () => {
    draw()
    expect(here()).toBe(0)
    wait(4)
    expect(here()).toBe(0)
    wait(1)
    expect(here()).toBe(1)
    wait(5)
    expect(here()).toBe(2)
    wait(5)
    expect(here()).toBe(0)
  })

  it('stops for good at a touch or a key, and at its button', () => {
    draw()
    fireEvent.touchStart(track())
    wait(20)
    expect(here()).toBe(0)
    fireEvent.click(page.getByRole('button', { name: 'Play the carousel' }))
    wait(5)
    expect(here()).toBe(1)
    fireEvent.click(page.getByRole('button', { name: 'Pause the carousel' }))
    wait(20)
    expect(here()).toBe(1)
  })

  it('waits while a mouse is over it', () => {
    draw()
    const matches = vi.spyOn(track(), 'matches').mockImplementation((selector) => selector.includes(':hover'))
    wait(20)
    expect(here()).toBe(0)
    matches.mockRestore()
    wait(5)
    expect(here()).toBe(1)
  })

  it('waits while the focus is on a slide, not while it is on the button that plays it', () => {
    draw()
    act(() => page.getByRole('link', { name: /Dawn/ }).focus())
    wait(20)
    expect(here()).toBe(0)
    act(() => page.getByRole('button').focus())
    wait(5)
    expect(here()).toBe(1)
  })

  it('waits while the page is hidden', () => {
    hidden = true
    draw()
    wait(20)
    expect(here()).toBe(0)
    hidden = false
    wait(5)
    expect(here()).toBe(1)
  })

  it('does not start where motion is reduced; asked to, it turns without a glide', () => {
    calm = true
    draw()
    wait(20)
    expect(here()).toBe(0)
    fireEvent.click(page.getByRole('button', { name: 'Play the carousel' }))
    wait(5)
    expect(here()).toBe(1)
    expect(scrolls.every(({ behavior }) => behavior === 'instant')).toBe(true)
  })

  it('does not start in elder mode', () => {
    document.documentElement.dataset['elder'] = ''
    draw()
    wait(20)
    expect(here()).toBe(0)
  })

  it('says nothing to readers while it turns', () => {
    const { container } = draw()
    wait(5)
    expect(
      container.querySelector('[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'),
    ).toBeNull()
  })

  it('leaves no timer behind', () => {
    draw().unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a carousel under a finger or by the keyboard', () => {
  it('shows by its dots where a swipe went', () => {
    draw()
    swipeTo(2)
    expect(dots()).toEqual([false, false, true])
    swipeTo(1)
    expect(dots()).toEqual([false, true, false])
  })

  it('goes on from where a swipe went, when it is played again', () => {
    draw()
    fireEvent.touchStart(track())
    swipeTo(1)
    fireEvent.click(page.getByRole('button'))
    wait(5)
    expect(here()).toBe(2)
  })

  it('turns by the arrow keys, around its ends, and to them by Home and End', () => {
    draw()
    const press = (key: string) => fireEvent.keyDown(track(), { key })
    expect([press('ArrowRight'), here()]).toEqual([false, 1])
    press('ArrowLeft')
    press('ArrowLeft')
    expect(here()).toBe(2)
    press('ArrowRight')
    expect(here()).toBe(0)
    press('End')
    expect(here()).toBe(2)
    press('Home')
    expect(here()).toBe(0)
    expect(press('Tab')).toBe(true)
    wait(20)
    expect(here()).toBe(0)
  })

  it('tells screen readers the number of each slide', () => {
    draw()
    expect(page.getByRole('region', { name: 'Today' }).getAttribute('aria-roledescription')).toBe('carousel')
    expect(
      within(page.getByRole('group', { name: '2 of 3' }))
        .getByRole('link', { name: /Noon/ })
        .getAttribute('href'),
    ).toBe('/posts/1')
  })

  it('has neither dots nor a button nor a timer for one slide alone', () => {
    draw(slides.slice(0, 1))
    expect([dots(), page.queryByRole('button'), vi.getTimerCount()]).toEqual([[], null, 0])
  })

  it('keeps to its slides when they become fewer', () => {
    const { rerender } = draw()
    swipeTo(2)
    rerender(<Carousel label="Today" slides={slides.slice(0, 2)} />)
    expect(dots()).toEqual([false, true])
  })
})

describe("a carousel's pictures", () => {
  it('are asked for by the first view as far as they are seen, the others once the page acts', () => {
    const drawn = renderToString(
      <MemoryRouter>
        <Carousel label="Today" slides={slides} first />
      </MemoryRouter>,
    )
    expect(drawn.match(/\/media\/\d\.webp/g)?.every((picture) => picture === '/media/0.webp')).toBe(true)
    draw()
    expect([...document.images].map((image) => new URL(image.src).pathname)).toEqual([
      '/media/0.webp',
      '/media/1.webp',
      '/media/2.webp',
    ])
  })
})
