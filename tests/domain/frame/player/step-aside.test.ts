import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floatAt, parsePlace, type FloatArea } from '../../../../src/domain/frame/player/float-drag'
import { stepAside as aside, type KeepClearBox } from '../../../../src/domain/frame/player/step-aside'

const phone: FloatArea = {
  width: 375,
  height: 700,
  insets: { top: 48, right: 0, bottom: 56, left: 0 },
  size: { width: 60, height: 60 },
}
const start = floatAt(parsePlace(null), phone)
/** x 300, y 574 */
const { x, y: home } = start.at
const row = (top: number, bottom: number, left = 0, right = 375): KeepClearBox => ({
  left,
  top,
  right,
  bottom,
  isPinned: false,
})
const bar = (top: number, bottom: number, left: number, right: number) => ({
  ...row(top, bottom, left, right),
  isPinned: true,
})
const stepAside = (...[state, area, needed, reach]: Parameters<typeof aside>) => {
  const found = aside(state, area, needed, reach)
  return found?.isClear === true ? found.float : null
}

describe('The mini player stands aside of what is needed', () => {
  it('stays in its place where that is over nothing', () => {
    expect(stepAside(start, phone, [], 200)).toBe(start)
    expect(stepAside(start, phone, [row(home - 50, home), row(home, home + 60, 0, x)], 200)).toBe(start)
  })

  it('goes the shortest way along its edge, up or down, and back again', () => {
    const up = stepAside(start, phone, [row(600, 640)], 200)
    expect(up).toMatchObject({ at: { x, y: 600 - 4 - 60 }, place: start.place })
    expect(stepAside(up ?? start, phone, [], 200)).toEqual(start)
    const lifted = floatAt({ ...start.place, rise: 300 }, phone)
    expect(stepAside(lifted, phone, [row(320, 345)], 200)?.at.y).toBe(349)
  })

  it('finds none within its reach, or between rows that stand close', () => {
    const rows = Array.from({ length: 12 }, (_, at) => row(50 + at * 60, 90 + at * 60))
    expect(stepAside(start, phone, rows, 1000)).toBeNull()
    expect(stepAside(start, phone, [row(400, 640)], 200)).toBeNull()
    expect(stepAside(start, phone, [row(400, 640)], 300)?.at.y).toBe(336)
  })

  it('leaves what cannot be scrolled away, on the other edge if need be, and stays there until it may go back', () => {
    const index = bar(60, 640, 340, 375)
    const rows = [row(0, 700)]
    const across = aside(start, phone, [...rows, index], 160)
    expect(across).toMatchObject({ float: { at: { x: 10, y: home }, place: start.place }, isClear: false })
    expect(aside(across?.float ?? start, phone, rows, 160)).toEqual({ float: start, isClear: false })
    expect(aside(start, phone, [...rows, bar(400, 640, 0, 375)], 160)?.float.at.y).toBe(336)
    expect(aside(start, phone, [bar(0, 700, 0, 375)], 160)).toBeNull()
  })

  it('is over no box, within its area and on its edge, wherever it finds a place; and finds one if there is any', () => {
    const box = fc
      .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 200 }))
      .map(([top, tall]) => row(top, top + tall))
    fc.assert(
      fc.property(fc.array(box, { maxLength: 8 }), fc.integer({ min: 0, max: 600 }), (boxes, rise) => {
        const state = floatAt({ ...start.place, rise }, phone)
        const found = stepAside(state, phone, boxes, 1000)
        const free = (y: number) => boxes.every(({ top, bottom }) => bottom <= y || top >= y + 60)
        if (found === null) {
          for (let y = 58; y <= 574; y += 1) expect(free(y - 4) && free(y) && free(y + 4)).toBe(false)
          return
        }
        expect(free(found.at.y)).toBe(true)
        expect(found.at.y).toBeGreaterThanOrEqual(58)
        expect(found.at.y).toBeLessThanOrEqual(574)
        expect([found.at.x, found.place]).toEqual([state.at.x, state.place])
      }),
    )
  })
})
