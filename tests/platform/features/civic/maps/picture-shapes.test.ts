import { describe, expect, it } from 'vitest'
import { pictureShapes, type Spot } from '../../../../../platform/features/civic/maps/picture-shapes'
import type { BaseKind, BaseShape } from '../../../../../src/domain/civic/maps/city-map'

const size = { width: 600, height: 400 }
const asItIs = (longitude: number, latitude: number): Spot => [longitude, latitude]
const drawn = (base: readonly BaseShape[]) => pictureShapes(base, size, asItIs)
const line = (kind: BaseKind, ...coordinates: number[][]): BaseShape => ({
  type: 'Feature',
  properties: { kind, name: '' },
  geometry: { type: 'LineString', coordinates },
})
const area = (kind: BaseKind, ...coordinates: number[][][]): BaseShape => ({
  type: 'Feature',
  properties: { kind, name: '' },
  geometry: { type: 'Polygon', coordinates },
})

describe('The shapes of a picture', () => {
  it('are without the points that make no difference at its size', () => {
    expect(drawn([line('water', [0, 0], [50.2, 0.4], [100, 0], [100.4, 80])])).toEqual([
      { kind: 'water', lines: [[0, 0, 100, 0, 100, 80]] },
    ])
  })

  it('end beyond its edge, and those outside are left out', () => {
    const ring = [
      [-1000, 100],
      [50, 100],
      [50, 200],
      [-1000, 200],
      [-1000, 100],
    ]
    const far = [
      [900, 900],
      [990, 900],
      [990, 990],
      [900, 900],
    ]
    const [park, ...others] = drawn([area('park', ring), area('park', far), line('road', [-50, 700], [700, 700])])
    expect(others).toEqual([])
    const numbers = park?.lines[0] ?? []
    const corners = numbers.flatMap((x, index) => (index % 2 === 0 ? [`${x},${numbers[index + 1]}`] : []))
    expect(corners.sort()).toEqual(['-10,100', '-10,200', '50,100', '50,200'])
  })

  it('keep the holes of an area, which are rings of it, and have all lines of a kind in one', () => {
    const square = (from: number, to: number) => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
      [from, from],
    ]
    const shapes = drawn([
      line('street', [0, 0], [10, 0]),
      area('water', square(0, 100), square(20, 40)),
      line('street', [0, 30], [90, 30]),
    ])
    expect(shapes.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['water', 2],
      ['street', 2],
    ])
  })

  it('are not visibly smaller than a few points: what is, is left out', () => {
    expect(
      drawn([
        area('park', [
          [5, 5],
          [6, 5],
          [6, 6],
          [5, 5],
        ]),
      ]),
    ).toEqual([])
  })

  it('stay few however large the base is', () => {
    const streets = Array.from({ length: 20_000 }, (_, index) => {
      const [x, y] = [(index * 37) % 600, (index * 91) % 400]
      return line('street', [x, y], [x + 6, y + (index % 7)], [x + (index % 11), y + 9])
    })
    const long = line(
      'road',
      ...Array.from({ length: 50_000 }, (_, index) => [index * 0.012, 200 + 60 * Math.sin(index)]),
    )
    const shapes = drawn([...streets, long])
    expect(JSON.stringify(shapes).length).toBeLessThan(40_000)
  })
})
