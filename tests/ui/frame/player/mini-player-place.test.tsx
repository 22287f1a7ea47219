// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bottomBar } from '../../../../src/ui/frame/kit/bars/bottom-bar'
import { MiniPlayerViewModel } from '../../../../src/ui/frame/player/mini-player.view-model'
import { group, playing } from './mini-player-host'
import { soundHost } from './sound-host'

const area = {
  width: 375,
  height: 800,
  insets: { top: 48, right: 0, bottom: 56, left: 0 },
  size: { width: 190, height: 58 },
}

describe('the place of the mini player (B30)', () => {
  afterEach(() => void vi.restoreAllMocks())

  function placed() {
    const view = soundHost().container.get(MiniPlayerViewModel)
    view.place(area)
    return view
  }

  it('is at first 15 px from the right and 60 px from the bottom, or as high as the bar below needs', () => {
    const view = soundHost().container.get(MiniPlayerViewModel)
    view.place({ ...area, insets: { ...area.insets, bottom: 0 } })
    expect(view.float?.at).toEqual({ x: 375 - 15 - 190, y: 800 - 60 - 58 })
    expect(placed().float?.at).toEqual({ x: 170, y: 800 - 56 - 10 - 58 })
  })

  it('follows a finger after 20 px, snaps to the nearer edge, and swallows the click that ends the drag', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.move({ x: 190, y: 695 })
    expect(view.isDragging).toBe(false)
    view.move({ x: 60, y: 400 })
    expect(view.isDragging).toBe(true)
    view.release({ x: 60, y: 400 })
    expect([view.float?.at.x, view.float?.place.side]).toEqual([10, 'left'])
    expect([view.takeIgnoredClick(), view.takeIgnoredClick()]).toEqual([true, false])
  })

  it('follows the finger also when it collapses under it, and stays aside until then', () => {
    const view = placed()
    const { x, y } = view.float!.at
    view.keepClearOf([{ left: 0, right: 375, top: y + 20, bottom: y + 60, isPinned: true }])
    const aside = view.float!.at
    expect(aside.y).toBeLessThan(y)
    view.press({ x: 340, y: aside.y + 10 })
    const collapsed = { ...area, size: { width: 94, height: 58 } }
    view.place(collapsed)
    expect(view.float?.at).toEqual({ x: x + 190 - 94, y: aside.y })
    view.move({ x: 300, y: aside.y + 10 })
    expect(view.float?.at).toEqual({ x: x + 190 - 94 - 40, y: aside.y })
    view.release({ x: 40, y: 400 })
    expect([view.float?.at.x, view.float?.place.side]).toEqual([10, 'left'])
  })

  it('takes a long press for no tap', () => {
    const { container, clock } = soundHost()
    const view = container.get(MiniPlayerViewModel)
    view.place(area)
    view.press({ x: 200, y: 700 })
    clock.pass(600)
    view.release({ x: 200, y: 700 })
    expect([view.takeIgnoredClick(), view.takeIgnoredClick()]).toEqual([true, false])
  })

  it('lets a tap through', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.release({ x: 204, y: 702 })
    expect(view.takeIgnoredClick()).toBe(false)
  })

  it('ends where the finger ended, however few of its moves are reported', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.release({ x: 60, y: 400 })
    expect([view.float?.place.side, view.takeIgnoredClick()]).toEqual(['left', true])
  })

  it('follows a mouse that has left it, to the edge where the button is let go', () => {
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 375 } as DOMRect)
    playing()
    const element = group() as HTMLElement
    const to = (clientX: number, more: object = {}) => ({
      pointerId: 1,
      isPrimary: true,
      pointerType: 'mouse',
      clientX,
      clientY: 400,
      buttons: 1,
      ...more,
    })
    fireEvent.pointerDown(element, to(300))
    fireEvent.pointerMove(document.body, to(290))
    // The element below must not be dragged in its place.
    expect(fireEvent.dragStart(document.body)).toBe(false)
    fireEvent.pointerUp(document.body, to(5, { buttons: 0 }))
    expect(element.parentElement?.dataset['side']).toBe('left')
    fireEvent.pointerDown(element, to(20))
    fireEvent.pointerMove(document.body, to(340))
    // Released outside the window: the next event is a move without a button.
    fireEvent.pointerMove(document.body, to(370, { buttons: 0 }))
    expect(element.parentElement?.dataset['side']).toBe('right')
  })

  it('is remembered', () => {
    const host = soundHost()
    const view = host.container.get(MiniPlayerViewModel)
    view.place(area)
    view.press({ x: 200, y: 700 })
    view.release({ x: 60, y: 400 })
    const again = host.container.get(MiniPlayerViewModel)
    again.place(area)
    expect(again.float).toEqual(view.float)
  })

  it('goes back when the browser takes the gesture over', () => {
    const view = placed()
    const start = view.float?.at
    view.press({ x: 200, y: 700 })
    view.move({ x: 60, y: 400 })
    view.cancel()
    expect(view.float?.at).toEqual(start)
  })

  it('is moved by the arrow keys too', () => {
    playing()
    const element = group() as HTMLElement
    fireEvent.keyDown(element, { key: 'Enter' })
    const view = placed()
    expect([view.moveByKey('ArrowLeft'), view.float?.place.side, view.moveByKey('Enter')]).toEqual([
      true,
      'left',
      false,
    ])
    const before = view.float?.at.y ?? 0
    view.moveByKey('ArrowUp')
    expect(view.float?.at.y).toBe(before - 40)
  })

  it('stands clear of the bar above and of the bars below, as the tokens and the bars are', () => {
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 375 } as DOMRect)
    const bar = document.createElement('nav')
    Object.defineProperty(bar, 'offsetHeight', { value: 90 })
    const end = bottomBar(bar) as () => void
    document.documentElement.style.setProperty('--bar', '64px')
    playing()
    const y = () => /, (-?\d+)px, 0\)/.exec((group() as HTMLElement).parentElement?.style.transform ?? '')?.[1]
    expect(Number(y())).toBe(window.innerHeight - 90 - 10)
    fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowUp' })
    for (let press = 0; press < 40; press += 1) fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowUp' })
    expect(Number(y())).toBe(64 + 10)
    act(end)
    fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowDown' })
    for (let press = 0; press < 40; press += 1) fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowDown' })
    expect(Number(y())).toBe(window.innerHeight - 10)
    document.documentElement.style.removeProperty('--bar')
  })

  const row = (top: number, bottom: number, isPinned = false) => ({ left: 0, right: 375, top, bottom, isPinned })

  it('stays in its place while it is expanded, but for what no scrolling brings out from under it', () => {
    const view = placed()
    const home = view.float
    view.keepClearOf([row(700, 760)])
    expect(view.float).toEqual(home)
    view.keepClearOf([row(700, 760, true)])
    expect(view.float?.at).toEqual({ x: 170, y: 700 - 4 - 58 })
  })

  it('is in the middle of its line where it takes all of it, and folds to the edge that was chosen', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.release({ x: 60, y: 700 })
    view.place({ ...area, size: { width: 345, height: 58 } })
    expect([view.float?.at.x, view.side, view.anchor?.x]).toEqual([15, 'left', 15])
    view.place({ ...area, size: { width: 94, height: 58 } })
    expect(view.float?.at.x).toBe(10)
  })

  it('stands aside of what is under it once the page rests, and goes back to its own place, which is what is kept', () => {
    const view = placed()
    const home = view.float
    view.fold.collapse()
    view.keepClearOf([row(700, 760)])
    expect([view.float?.at, view.float?.place]).toEqual([{ x: 170, y: 700 - 4 - 58 }, home?.place])
    // Its own size changes meanwhile.
    view.place({ ...area, size: { width: 60, height: 58 } })
    expect(view.float?.at.y).toBe(700 - 4 - 58)
    view.place(area)
    view.keepClearOf([])
    expect(view.float).toEqual(home)
    // An index of letters that stays at its edge: it goes to the other one, and grows from there.
    view.keepClearOf([row(60, 740, true)].map((box) => ({ ...box, left: 340 })))
    expect([view.side, view.anchor?.x]).toEqual(['left', 10])
  })

  it('is as small as it can be where it has no other place, until the listener asks for more of it', () => {
    const { container, player } = playing()
    const view = container.get(MiniPlayerViewModel)
    view.place(area)
    const rows = Array.from({ length: 30 }, (_, at) => ({
      left: 0,
      right: 375,
      top: at * 30,
      bottom: at * 30 + 25,
      isPinned: true,
    }))
    expect([player.isOpen, view.fold.isFolded]).toEqual([true, false])
    view.keepClearOf(rows)
    expect(view.fold.isFolded).toBe(true)
    view.fold.expand()
    view.keepClearOf(rows)
    expect(view.fold.isFolded).toBe(false)
    // On another screen nobody has asked for it yet.
    view.fold.onPageMoved()
    view.keepClearOf(rows)
    expect(view.fold.isFolded).toBe(true)
  })

  it('stays in sight when the window turns', () => {
    const view = placed()
    view.place({ ...area, width: 480, height: 320 })
    expect(view.float?.at).toEqual({ x: 480 - 15 - 190, y: 320 - 56 - 10 - 58 })
  })
})
