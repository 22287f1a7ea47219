// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isResting, movingPart } from '../../../../src/ui/frame/kit/badges/moving-part'
import { replaceProperty } from '../../../support/replace-property'

let see: (target: Element, isIntersecting: boolean) => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
        see = (target, isIntersecting) => tell([{ target, isIntersecting }])
      }
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function part() {
  const element = document.body.appendChild(document.createElement('i'))
  return { element, end: movingPart(element) as () => void }
}
const hide = (hidden: boolean) => {
  replaceProperty(document, 'hidden', hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a part that moves for as long as it is there', () => {
  it('pauses out of view, without pausing others', () => {
    const [one, other] = [part(), part()]
    see(one.element, false)
    expect([isResting(one.element), isResting(other.element)]).toEqual([true, false])
    see(one.element, true)
    expect(isResting(one.element)).toBe(false)
    one.end()
    other.end()
  })

  it('pauses while the page is hidden', () => {
    const { element, end } = part()
    hide(true)
    expect(isResting(element)).toBe(true)
    hide(false)
    expect(isResting(element)).toBe(false)
    end()
  })

  it('pauses after half a minute without input, and resumes with the next', () => {
    const { element, end } = part()
    vi.advanceTimersByTime(20_000)
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(29_000)
    expect(isResting(element)).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(isResting(element)).toBe(true)
    const late = part()
    expect(isResting(late.element)).toBe(true)
    window.dispatchEvent(new Event('pointerdown'))
    expect([element, late.element].map(isResting)).toEqual([false, false])
    late.end()
    end()
  })

  it('stays paused out of view when the page is touched again', () => {
    const { element, end } = part()
    see(element, false)
    vi.advanceTimersByTime(40_000)
    window.dispatchEvent(new Event('pointerdown'))
    expect(isResting(element)).toBe(true)
    end()
  })

  it('marks nothing but itself, because a mark on the document would restyle every element', () => {
    const { element, end } = part()
    vi.advanceTimersByTime(40_000)
    expect([...document.querySelectorAll('[data-resting]')]).toEqual([element])
    end()
  })

  it('leaves no timer and no mark behind when the last one goes', () => {
    const { end } = part()
    vi.advanceTimersByTime(40_000)
    end()
    expect([vi.getTimerCount(), document.querySelector('[data-resting]')]).toEqual([0, null])
    const next = part()
    expect(isResting(next.element)).toBe(false)
    next.end()
  })
})
