import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marksClear } from '../../../../src/ui/civic/maps/canvas/marks-clear'
import { covers } from '../../../../src/ui/civic/maps/canvas/names-apart'

const map = { width: 375, height: 440 }
const mark = (x: number, y: number) => ({ x, y, radius: 17 })
/** The buttons at the lower right, and the source at the lower left. */
const buttons = { x: 340, y: 350, width: 44, height: 132 }
const source = { x: 50, y: 415, width: 100, height: 18 }

describe('the first view of a map', () => {
  it('stays where it is while its marks are clear', () => {
    expect(marksClear([mark(180, 200), mark(60, 60)], [buttons, source], map)).toEqual({ x: 0, y: 0 })
  })

  it('moves by as little as is needed off the buttons and the source', () => {
    expect(marksClear([mark(310, 350)], [buttons, source], map)).toEqual({ x: -16, y: 0 })
    expect(marksClear([mark(50, 400)], [buttons, source], map)).toEqual({ x: 0, y: -16 })
  })

  it('moves so that the edge cuts no mark, unless one would lie under the buttons', () => {
    expect(marksClear([mark(4, 200)], [buttons, source], map)).toEqual({ x: 16, y: 0 })
    expect(marksClear([mark(310, 350), mark(20, 100)], [buttons, source], map)).toEqual({ x: -16, y: 0 })
  })

  it('never has more marks under what lies over it than before', () => {
    const pixel = fc.record({ x: fc.integer({ min: -80, max: 455 }), y: fc.integer({ min: -80, max: 520 }) })
    const covered = (marks: readonly ReturnType<typeof mark>[], move: { x: number; y: number }) =>
      marks.filter(({ x, y }) => covers(buttons, mark(x + move.x, y + move.y))).length
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 7 }), (spots) => {
        const marks = spots.map(({ x, y }) => mark(x, y))
        expect(covered(marks, marksClear(marks, [buttons], map))).toBeLessThanOrEqual(covered(marks, { x: 0, y: 0 }))
      }),
      // The better of the two only touches the buttons, with its centre beside them.
      {
        examples: [
          [
            [
              { x: 362, y: 321 },
              { x: 299, y: 313 },
            ],
          ],
        ],
      },
    )
  })
})
