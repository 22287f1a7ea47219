import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginDrag,
  cancelDrag,
  endDrag,
  floatAt,
  moveDrag,
  nudgeFloat,
  parsePlace,
  resizeFloat,
} from '../../../../src/domain/frame/player/float-drag'
import type { FloatArea, FloatState } from '../../../../src/domain/frame/player/float-drag'

const phone: FloatArea = {
  width: 375,
  height: 700,
  insets: { top: 44, right: 0, bottom: 34, left: 0 },
  size: { width: 60, height: 60 },
}

const dragged = (state: FloatState, x: number, y: number, area = phone): FloatState =>
  endDrag(moveDrag(beginDrag(state, { x: 0, y: 0 }), { x, y }, area), area)

const startFloat = (area: FloatArea) => floatAt(parsePlace(null), area)

describe('The mini player on the screen (B30)', () => {
  it('starts 15 px from the right and 60 px from the bottom, or as high as a bar there needs', () => {
    expect(startFloat(phone).at).toEqual({ x: 300, y: 580 })
    expect(startFloat({ ...phone, insets: { ...phone.insets, bottom: 90 } }).at).toEqual({ x: 300, y: 540 })
  })

  it('moves only past 20 px; until then it is a tap', () => {
    const held = beginDrag(startFloat(phone), { x: 320, y: 600 })
    const nudged = moveDrag(held, { x: 308, y: 584 }, phone)
    expect(nudged).toBe(held)
    expect(endDrag(nudged, phone).at).toEqual(startFloat(phone).at)
    const moved = moveDrag(held, { x: 299, y: 600 }, phone)
    expect(moved.at).toEqual({ x: 279, y: 580 })
  })

  it('snaps to the nearer edge with a margin of 10 px', () => {
    expect(dragged(startFloat(phone), -60, 0)).toMatchObject({ place: { side: 'right' }, at: { x: 305, y: 580 } })
    expect(dragged(startFloat(phone), -200, -100)).toMatchObject({ place: { side: 'left' }, at: { x: 10, y: 480 } })
  })

  it('goes back when the browser takes the gesture over', () => {
    const moved = moveDrag(beginDrag(startFloat(phone), { x: 0, y: 0 }), { x: -100, y: -100 }, phone)
    expect(cancelDrag(moved, phone)).toEqual(startFloat(phone))
  })

  it('keeps to its edge when the phone is turned', () => {
    const wide: FloatArea = { ...phone, width: 700, height: 375, insets: { top: 0, right: 44, bottom: 21, left: 44 } }
    expect(resizeFloat(dragged(startFloat(phone), 40, 0), wide).at).toEqual({ x: 586, y: 255 })
    expect(resizeFloat(dragged(startFloat(phone), -200, 0), wide).at).toEqual({ x: 54, y: 255 })
    expect(nudgeFloat(startFloat(phone), 'left', -8, phone)).toMatchObject({
      place: { side: 'left' },
      at: { x: 10, y: 572 },
    })
  })

  it('keeps its edge when it grows or shrinks, and its place through a bar that comes and goes', () => {
    const grown: FloatArea = { ...phone, size: { width: 190, height: 60 } }
    const opened = resizeFloat(startFloat(phone), grown)
    expect(opened.at).toEqual({ x: 170, y: 580 })
    expect(resizeFloat(opened, phone).at).toEqual({ x: 300, y: 580 })
    const barred: FloatArea = { ...phone, insets: { ...phone.insets, bottom: 120 } }
    expect(resizeFloat(startFloat(phone), barred).at).toEqual({ x: 300, y: 510 })
    expect(resizeFloat(resizeFloat(startFloat(phone), barred), phone)).toEqual(startFloat(phone))
  })

  it('is dragged also when it shrinks or grows between the press and the first move', () => {
    const wide: FloatArea = { ...phone, size: { width: 190, height: 60 } }
    const held = beginDrag(startFloat(wide), { x: 340, y: 600 })
    const shrunk = resizeFloat(held, phone)
    expect(shrunk.at).toEqual({ x: 300, y: 580 })
    const moved = moveDrag(shrunk, { x: 300, y: 500 }, phone)
    expect(moved.at).toEqual({ x: 260, y: 480 })
    expect(endDrag(moveDrag(moved, { x: 100, y: 500 }, phone), phone)).toMatchObject({
      place: { side: 'left' },
      at: { x: 10, y: 480 },
    })
    expect(endDrag(shrunk, phone)).toEqual(startFloat(phone))
  })

  it('comes back to a place that was kept, and to its start when what was kept is none', () => {
    const moved = dragged(startFloat(phone), -200, -100)
    expect(floatAt(parsePlace(JSON.parse(JSON.stringify(moved.place))), phone)).toEqual(moved)
    for (const broken of [
      null,
      'left',
      {},
      { side: 'top', gap: 1, rise: 1 },
      { side: 'left', gap: 10, rise: null },
      { side: 'left', gap: NaN, rise: 3 },
    ]) {
      expect(floatAt(parsePlace(broken), phone)).toEqual(startFloat(phone))
    }
  })

  it('stays in sight whatever is done to it', () => {
    const length = fc.integer({ min: 0, max: 60 })
    const area = fc.record({
      width: fc.integer({ min: 240, max: 2000 }),
      height: fc.integer({ min: 240, max: 2000 }),
      insets: fc.record({ top: length, right: length, bottom: length, left: length }),
      size: fc.constant({ width: 60, height: 60 }),
    })
    const far = fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom(NaN, Infinity))
    fc.assert(
      fc.property(area, area, fc.array(fc.tuple(far, far)), (before, after, moves) => {
        let state = beginDrag(startFloat(before), { x: 100, y: 100 })
        for (const [x, y] of moves) {
          state = moveDrag(state, { x, y }, before)
          expectInside(state, before, 0)
        }
        state = endDrag(state, before)
        expectInside(state, before, 0)
        expectInside(resizeFloat(state, after), after, 10)
        expect(endDrag(state, before)).toBe(state)
      }),
    )
  })
})

function expectInside({ at }: FloatState, { width, height, insets, size }: FloatArea, gap: number): void {
  expect(at.x).toBeGreaterThanOrEqual(insets.left + gap)
  expect(at.y).toBeGreaterThanOrEqual(insets.top + gap)
  expect(at.x + size.width).toBeLessThanOrEqual(width - insets.right - gap)
  expect(at.y + size.height).toBeLessThanOrEqual(height - insets.bottom - gap)
}
