import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesApart } from '../../../../src/ui/civic/maps/canvas/names-apart'

const map = { width: 300, height: 300 }
const name = (x: number, y: number, width = 80) => ({ x, y, width, height: 14 })

describe('the names of areas on a map', () => {
  it('stand in the middle of their areas where there is space', () => {
    expect(namesApart([name(150, 150)], [{ x: 150, y: 250, radius: 20 }], map)).toEqual([{ x: 0, y: 0 }])
  })

  it('move off a mark, by as little as is needed', () => {
    const [offset] = namesApart([name(150, 150)], [{ x: 150, y: 150, radius: 20 }], map)
    expect([offset?.x, Math.abs(offset?.y ?? 0)]).toEqual([0, 32])
  })

  it('move off the edge, or are not shown where their areas lie beyond it', () => {
    expect(namesApart([name(270, 150), name(330, 150)], [], map)).toEqual([{ x: -16, y: 0 }, null])
  })

  it('move off what lies over the map', () => {
    expect(namesApart([name(250, 150)], [], map, [{ x: 280, y: 150, width: 40, height: 200 }])).toEqual([
      { x: -40, y: 0 },
    ])
  })

  it('are not shown where marks leave them no space', () => {
    const marks = [60, 100, 140, 180, 220, 260].flatMap((x) =>
      [60, 100, 140, 180, 220, 260].map((y) => ({ x, y, radius: 20 })),
    )
    expect(namesApart([name(150, 150)], marks, map)).toEqual([null])
  })

  it('never cover a mark or each other', () => {
    const pixel = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) })
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 8 }), fc.array(pixel, { maxLength: 20 }), (areas, spots) => {
        const names = areas.map(({ x, y }) => name(x, y))
        const shown = namesApart(
          names,
          spots.map((spot) => ({ ...spot, radius: 20 })),
          map,
        ).flatMap((offset, index) => {
          const { x, y } = names[index] ?? { x: 0, y: 0 }
          return offset === null ? [] : [{ x: x + offset.x, y: y + offset.y }]
        })
        for (const [index, { x, y }] of shown.entries()) {
          for (const other of shown.slice(index + 1))
            expect(Math.abs(x - other.x) >= 80 || Math.abs(y - other.y) >= 14).toBe(true)
          for (const spot of spots) expect(Math.abs(x - spot.x) >= 40 || Math.abs(y - spot.y) >= 7).toBe(true)
        }
      }),
    )
  })
})
