import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginDrag, cancelDrag, endDrag, isTap, moveDrag, nudgeFloat, resizeFloat, startFloat } from '../../../src/domain/player/float-drag'
import type { FloatArea, FloatState } from '../../../src/domain/player/float-drag'

const phone: FloatArea = { width: 375, height: 700, insets: { top: 44, right: 0, bottom: 34, left: 0 }, size: { width: 60, height: 60 } }

const dragged = (state: FloatState, x: number, y: number, area = phone): FloatState =>
  endDrag(moveDrag(beginDrag(state, { x: 0, y: 0 }), { x, y }, area), area)

describe('The mini player on the screen (B30)', () => {
  it('starts 15 px from the right and 60 px from the bottom, above the safe area', () => {
    expect(startFloat(phone).at).toEqual({ x: 300, y: 546 })
  })

  it('moves only past 20 px; until then it is a tap', () => {
    const held = beginDrag(startFloat(phone), { x: 320, y: 560 })
    const nudged = moveDrag(held, { x: 308, y: 544 }, phone)
    expect(nudged).toBe(held)
    expect(isTap(nudged)).toBe(true)
    expect(endDrag(nudged, phone).at).toEqual(startFloat(phone).at)
    const moved = moveDrag(held, { x: 299, y: 560 }, phone)
    expect(moved.at).toEqual({ x: 279, y: 546 })
    expect(isTap(moved)).toBe(false)
  })

  it('snaps to the nearer edge with a margin of 10 px', () => {
    expect(dragged(startFloat(phone), -60, 0)).toMatchObject({ side: 'right', at: { x: 305, y: 546 } })
    expect(dragged(startFloat(phone), -200, -100)).toMatchObject({ side: 'left', at: { x: 10, y: 446 } })
  })

  it('goes back when the browser takes the gesture over', () => {
    const moved = moveDrag(beginDrag(startFloat(phone), { x: 0, y: 0 }), { x: -100, y: -100 }, phone)
    expect(cancelDrag(moved, phone)).toEqual(startFloat(phone))
  })

  it('keeps to its edge when the phone is turned', () => {
    const wide: FloatArea = { ...phone, width: 700, height: 375, insets: { top: 0, right: 44, bottom: 21, left: 44 } }
    expect(resizeFloat(dragged(startFloat(phone), 40, 0), phone, wide).at).toEqual({ x: 586, y: 284 })
    expect(resizeFloat(dragged(startFloat(phone), -200, 0), phone, wide).at).toEqual({ x: 54, y: 284 })
    expect(nudgeFloat(startFloat(phone), 'left', -8, phone)).toMatchObject({ side: 'left', at: { x: 10, y: 538 } })
  })

  it('stays in sight whatever is done to it', () => {
    const length = fc.integer({ min: 0, max: 60 })
    const area = fc.record({ width: fc.integer({ min: 240, max: 2000 }), height: fc.integer({ min: 240, max: 2000 }), insets: fc.record({ top: length, right: length, bottom: length, left: length }), size: fc.constant({ width: 60, height: 60 }) })
    const far = fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom(NaN, Infinity))
    fc.assert(fc.property(area, area, fc.array(fc.tuple(far, far)), (before, after, moves) => {
      let state = beginDrag(startFloat(before), { x: 100, y: 100 })
      for (const [x, y] of moves) {
        state = moveDrag(state, { x, y }, before)
        expectInside(state, before, 0)
      }
      state = endDrag(state, before)
      expectInside(state, before, 0)
      expectInside(resizeFloat(state, before, after), after, 10)
      expect(endDrag(state, before)).toBe(state)
    }))
  })
})

function expectInside({ at }: FloatState, { width, height, insets, size }: FloatArea, gap: number): void {
  expect(at.x).toBeGreaterThanOrEqual(insets.left + gap)
  expect(at.y).toBeGreaterThanOrEqual(insets.top + gap)
  expect(at.x + size.width).toBeLessThanOrEqual(width - insets.right - gap)
  expect(at.y + size.height).toBeLessThanOrEqual(height - insets.bottom - gap)
}
