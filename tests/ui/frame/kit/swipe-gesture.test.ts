// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followSwipes } from '../../../../src/ui/frame/kit/tabs/swipe-gesture'

let panel: HTMLElement
let end: () => void
const onSwipe = vi.fn()
let sides: readonly number[] = [-1, 1]

beforeEach(() => {
  vi.stubGlobal('innerWidth', 375)
  document.body.innerHTML =
    '<div id="panel"><p>Story</p><div id="row" style="overflow-x: auto"><p>Picture</p></div></div>'
  panel = document.querySelector('#panel')!
  Object.defineProperty(panel, 'clientWidth', { value: 375 })
  Object.defineProperty(document.querySelector('#row')!, 'scrollWidth', { value: 900 })
  onSwipe.mockReset()
  sides = [-1, 1]
  end = followSwipes(panel, { has: (step) => sides.includes(step), onSwipe })
})
afterEach(() => vi.unstubAllGlobals())

/** Slowly, in two moves. */
function swipe(
  by: { readonly x: number; readonly y?: number },
  {
    from = 180,
    on = 'p',
    finish = 'touchEnd',
  }: { readonly from?: number; readonly on?: string; readonly finish?: 'touchEnd' | 'touchCancel' } = {},
) {
  const target = panel.querySelector(on)!
  const at = (share: number) => ({
    touches: [{ clientX: from + by.x * share, clientY: 300 + (by.y ?? 0) * share }],
    timeStamp: share * 5000,
  })
  const fire = (
    name: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    { touches, timeStamp }: Partial<ReturnType<typeof at>>,
  ) => {
    const event = new Event(name.toLowerCase(), { bubbles: true, cancelable: true })
    Object.defineProperties(event, { touches: { value: touches ?? [] }, timeStamp: { value: timeStamp ?? 5000 } })
    return fireEvent(target, event)
  }
  fire('touchStart', at(0))
  const isHeld = [fire('touchMove', at(0.5)), fire('touchMove', at(1))].some((passed) => !passed)
  fire(finish, {})
  return isHeld
}

describe('A swipe over a panel', () => {
  it('leads to the next one from right to left, to the one before from left to right', () => {
    expect(swipe({ x: -120, y: 20 })).toBe(true)
    expect(onSwipe).toHaveBeenLastCalledWith(1)
    swipe({ x: 120 })
    expect(onSwipe).toHaveBeenLastCalledWith(-1)
    expect(onSwipe).toHaveBeenCalledTimes(2)
  })

  it('leads nowhere when it is short, called off, or nothing is on that side', () => {
    swipe({ x: -60 })
    swipe({ x: -200 }, { finish: 'touchCancel' })
    sides = [1]
    swipe({ x: 200 })
    expect(onSwipe).not.toHaveBeenCalled()
  })

  it('leaves alone what goes up or down, what scrolls sideways itself, and the edges of the window', () => {
    expect(swipe({ x: -120, y: 100 })).toBe(false)
    expect(swipe({ x: -120 }, { on: '#row p' })).toBe(false)
    expect(swipe({ x: 200 }, { from: 10 })).toBe(false)
    expect(swipe({ x: -200 }, { from: 370 })).toBe(false)
    expect(onSwipe).not.toHaveBeenCalled()
  })

  it('ends when it is told to', () => {
    end()
    swipe({ x: -120 })
    expect(onSwipe).not.toHaveBeenCalled()
  })
})
